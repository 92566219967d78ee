import { type Cluster, clustersOf } from "./clusters.ts";
import type { MapPoint } from "./map-point.ts";

/** Signs nearer to each other than this gather. Pixels. */
const CLUSTER_PIXELS = 38;

/**
 * The signs that stand for points at a zoom. The chosen place and the stops of a plan keep signs of their own. They come in
 * the points' order, for the arrow keys; and so a sign that is chosen keeps its place in the tree, and the focus with it.
 */
export function pointClusters(
  points: readonly MapPoint[],
  selected: string | undefined,
  zoom: number,
): Cluster<MapPoint>[] {
  const isApart = ({ id, stop }: MapPoint) => stop !== undefined || id === selected;
  const apart = points.filter(isApart);
  const others = points.filter((point) => !isApart(point));
  const clusters = [
    ...clustersOf(others, zoom, CLUSTER_PIXELS),
    ...apart.map((point): Cluster<MapPoint> => ({ points: [point], at: point.at })),
  ];
  const places = new Map(points.map(({ id }, index) => [id, index]));
  const placeOf = (cluster: Cluster<MapPoint>) => places.get(cluster.points[0].id)!;
  return clusters.sort((a, b) => placeOf(a) - placeOf(b));
}
