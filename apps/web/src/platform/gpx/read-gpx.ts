import { SaxesParser } from "saxes";
import { decodeText } from "#web/platform/files/decode-text.ts";
import {
  namedIn,
  positionIn,
  timeIn,
  type GpxAttributes,
  type GpxContent,
  type GpxPoint,
  type GpxTrack,
  type GpxWaypoint,
} from "#web/platform/gpx/gpx-elements.ts";

export const gpxMaxBytes = 20 * 1024 * 1024;
/** Limit of XML elements; a track point has three to six. */
export const gpxMaxElements = 500_000;
const maxDepth = 32;
/** Limit of a name or description in characters; the rest is dropped. */
const maxText = 8000;
/** Characters parsed at a time; the page stays responsive in between. */
const pieceLength = 512 * 1024;

export type GpxProblem =
  | { readonly kind: "too-large" | "not-gpx" | "declares-types" | "too-many" }
  /** Line of the first XML error. */
  | { readonly kind: "broken"; readonly line: number };

export type GpxReading = { readonly kind: "content"; readonly content: GpxContent } | GpxProblem;

class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: GpxProblem;
  constructor(problem: GpxProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Paths of the elements that are imported, with the child elements whose text is read. */
const taken: Readonly<Record<string, readonly string[]>> = {
  "/gpx/wpt": ["name", "cmt", "desc"],
  "/gpx/trk": ["name", "cmt", "desc"],
  "/gpx/trk/trkseg/trkpt": ["time"],
};

interface Open {
  readonly path: string;
  readonly attributes: GpxAttributes;
  readonly fields: Map<string, string>;
}

function createCollector() {
  const waypoints: GpxWaypoint[] = [];
  const tracks: GpxTrack[] = [];
  let points: GpxPoint[] = [];
  let routes = 0;
  let elements = 0;
  const paths: string[] = [""];
  const opened: Open[] = [];

  function finish({ path, attributes, fields }: Open): void {
    if (path === "/gpx/wpt")
      waypoints.push({ position: positionIn(attributes), ...namedIn(fields) });
    else if (path === "/gpx/trk") {
      tracks.push({ ...namedIn(fields), points });
      points = [];
    } else {
      const position = positionIn(attributes);
      if (position !== null) points.push({ position, time: timeIn(fields) });
    }
  }

  return {
    content: (): GpxContent => ({ waypoints, tracks, routes }),
    open(name: string, attributes: GpxAttributes): void {
      elements += 1;
      if (elements > gpxMaxElements || paths.length > maxDepth)
        throw new Refused({ kind: "too-many" });
      const path = `${paths.at(-1)}/${name.slice(name.indexOf(":") + 1)}`;
      if (elements === 1 && path !== "/gpx") throw new Refused({ kind: "not-gpx" });
      paths.push(path);
      if (path === "/gpx/rte") routes += 1;
      if (path in taken) opened.push({ path, attributes, fields: new Map() });
    },
    text(text: string): void {
      const inside = opened.at(-1);
      const path = paths.at(-1);
      if (inside === undefined || path === undefined) return;
      const field = taken[inside.path]?.find((name) => path === `${inside.path}/${name}`);
      if (field === undefined) return;
      const before = inside.fields.get(field) ?? "";
      inside.fields.set(field, (before + text).slice(0, maxText));
    },
    close(): void {
      const path = paths.pop();
      const inside = opened.at(-1);
      if (inside === undefined || inside.path !== path) return;
      opened.pop();
      finish(inside);
    },
  };
}

/** Reads GPX 1.0 and 1.1 in one pass. A file with its own types or entities is refused. */
export async function readGpx(text: string): Promise<GpxReading> {
  const parser = new SaxesParser({ xmlns: false });
  const collector = createCollector();
  parser.on("doctype", () => {
    throw new Refused({ kind: "declares-types" });
  });
  parser.on("opentag", ({ name, attributes }) => collector.open(name, attributes));
  parser.on("closetag", () => collector.close());
  parser.on("text", (piece) => collector.text(piece));
  parser.on("cdata", (piece) => collector.text(piece));
  parser.on("error", () => {
    throw new Refused({ kind: "broken", line: parser.line });
  });
  try {
    for (let from = 0; from < text.length; from += pieceLength) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve));
      parser.write(text.slice(from, from + pieceLength));
    }
    parser.close();
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
  return { kind: "content", content: collector.content() };
}

export async function readGpxFile(file: File): Promise<GpxReading> {
  if (file.size > gpxMaxBytes) return { kind: "too-large" };
  const text = decodeText(await file.arrayBuffer());
  return text === null ? { kind: "not-gpx" } : readGpx(text);
}
