import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Position } from "../geometry/shapes.ts";
import type { ImportFile } from "../import-records.ts";
import { MOST_XML_LEVELS, utf8Text } from "../reading/utf8-text.ts";
import { BrokenFile } from "../source-record.ts";
import {
  addNode,
  asDate,
  asPosition,
  type ElementBatch,
  type ElementSource,
  type ElementType,
  emptyBatch,
  isElementType,
  type OsmMember,
} from "./element.ts";

/** An element while its inner tags are being read. */
interface Draft {
  type: ElementType;
  id: number;
  line: number;
  date?: string;
  position?: Position;
  centre?: Position;
  tags: Record<string, string>;
  nodes: number[];
  corners: (Position | undefined)[];
  members: (OsmMember & { corners: (Position | undefined)[] })[];
  isDeleted: boolean;
}

/** An OpenStreetMap XML file (`.osm`), as the API, JOSM, osmium and Overpass write it. */
export class XmlSource implements ElementSource {
  date: string | undefined;
  readonly #file: ImportFile;
  readonly #signal: AbortSignal | undefined;

  constructor(file: ImportFile, signal?: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  async *scan(): AsyncGenerator<ElementBatch> {
    const builder = new BatchBuilder();
    const parser = new SaxesParser();
    parser.on("opentag", (tag) => builder.open(tag, parser.line));
    parser.on("closetag", ({ name }) => builder.close(name));
    parser.on("error", (error) => {
      const detail = error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
      const reason = detail.startsWith("unclosed tag") ? `${detail}; is the file cut off?` : detail;
      throw new BrokenFile("broken_file", `column ${parser.column}: ${reason}`, { line: parser.line });
    });
    for await (const text of utf8Text(this.#file.open(this.#signal))) {
      parser.write(text);
      yield builder.take();
    }
    parser.close();
    this.date = builder.date;
  }
}

class BatchBuilder {
  date: string | undefined;
  #batch = emptyBatch();
  #draft: Draft | undefined;
  #hasRoot = false;
  #levels = 0;

  take(): ElementBatch {
    const batch = this.#batch;
    this.#batch = emptyBatch();
    return batch;
  }

  open({ name, attributes }: SaxesTagPlain, line: number): void {
    if (++this.#levels > MOST_XML_LEVELS) {
      throw new BrokenFile("broken_file", `tags nest more than ${MOST_XML_LEVELS} deep`, { line });
    }
    if (!this.#hasRoot) this.#openRoot(name, attributes, line);
    else if (this.#draft) addTo(this.#draft, name, attributes);
    else if (isElementType(name)) this.#draft = readDraft(name, attributes, line);
    else if (name === "meta") this.date ??= asDate(attributes.osm_base);
  }

  close(name: string): void {
    this.#levels--;
    const draft = this.#draft;
    if (!draft || name !== draft.type) return;
    this.#draft = undefined;
    if (!draft.isDeleted) finish(draft, this.#batch);
  }

  #openRoot(name: string, attributes: Record<string, string>, line: number): void {
    if (name !== "osm") {
      const detail = `the file is not OpenStreetMap XML: it begins with <${name.slice(0, 64)}> instead of <osm>`;
      throw new BrokenFile("broken_file", detail, { line });
    }
    this.#hasRoot = true;
    this.date = asDate(attributes.timestamp ?? attributes.osmosis_replication_timestamp);
  }
}

function readDraft(type: ElementType, attributes: Record<string, string>, line: number): Draft {
  const id = Number(attributes.id);
  if (!Number.isSafeInteger(id)) {
    throw new BrokenFile("broken_file", `the ${type} has no id, or one that is no whole number`, { line });
  }
  return {
    type,
    id,
    line,
    date: asDate(attributes.timestamp),
    position: asPosition(attributes.lon, attributes.lat),
    tags: {},
    nodes: [],
    corners: [],
    members: [],
    isDeleted: attributes.visible === "false" || attributes.action === "delete",
  };
}

function addTo(draft: Draft, name: string, attributes: Record<string, string>): void {
  const { k, v, type, role = "" } = attributes;
  const ref = Number(attributes.ref);
  const corner = asPosition(attributes.lon, attributes.lat);
  if (name === "tag" && k !== undefined && v !== undefined) draft.tags[k] = v;
  else if (name === "center") draft.centre = corner;
  else if (name === "nd") {
    // Overpass writes the corners of a relation's ways inside its members.
    const member = draft.members.at(-1);
    if (draft.type === "relation") member?.corners.push(corner);
    else {
      draft.nodes.push(ref);
      draft.corners.push(corner);
    }
  } else if (name === "member" && isElementType(type)) {
    draft.members.push({ type, id: ref, role, corners: [] });
  }
}

function finish(draft: Draft, batch: ElementBatch): void {
  const { type, id, line, date, tags, position, centre } = draft;
  const told = { id, line, date, tags };
  if (type === "way") {
    const corners = draft.corners.some((corner) => corner) ? draft.corners : undefined;
    batch.ways.push({ ...told, nodes: draft.nodes, corners, centre });
  } else if (type === "relation") {
    const members = draft.members.map((member) => {
      return member.corners.length > 0 ? member : { ...member, corners: undefined };
    });
    batch.relations.push({ ...told, members, centre });
  } else if (position) {
    addNode(batch, { ...told, position });
  }
}
