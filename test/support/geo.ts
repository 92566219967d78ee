/** Great-circle metres by the haversine formula on the mean earth (R = 6 371 008.8 m), said the plain way. */
export function haversineMetres(a: readonly number[], b: readonly number[]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [latA, lngA, latB, lngB] = [a[0]!, a[1]!, b[0]!, b[1]!].map(radians) as [
    number,
    number,
    number,
    number,
  ];
  const half =
    Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin((lngB - lngA) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(half)));
}
