/** Decoders from npm, each made to read the fields that ours reads. Installed outside the repository. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const packages = [
  "ais-stream-decoder@2.1.2",
  "ggencoder@1.0.10",
  "ais-decoder@1.3.5",
  "aisparser@0.1.2",
];

export function installOthers(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts", ...packages],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return createRequire(join(folder, "index.js"));
}

/** Ggencoder and its sibling keep the fragments of a message in an object that the caller passes. */
function geogate({ AisDecode }) {
  return (lines) => {
    const session = {};
    let count = 0;
    for (const line of lines) {
      const {
        valid,
        aistype,
        mmsi,
        lat,
        lon,
        sog,
        cog,
        hdg,
        shipname,
        callsign,
        cargo,
        destination,
      } = new AisDecode(line, session);
      if (
        valid &&
        [aistype, mmsi, lat, lon, sog, cog, hdg, shipname, callsign, cargo, destination].length > 0
      )
        count += 1;
    }
    return count;
  };
}

const fieldsOfParser = [
  "aisType",
  "mmsi",
  "latitude",
  "longitude",
  "sog",
  "cog",
  "heading",
  "name",
  "callSign",
  "shipType",
  "destination",
];

function parser(AisParser) {
  return (lines) => {
    const reader = new AisParser({ checksum: true });
    let count = 0;
    for (const line of lines) {
      const result = reader.parse(line);
      if (result.valid !== "VALID") continue;
      const held = result.supportedValues;
      // It decodes a field when it is read.
      const read = fieldsOfParser.filter((field) => field in held).map((field) => result[field]);
      if (read.length > 0) count += 1;
    }
    return count;
  };
}

function stream({ default: AisDecoder }) {
  return (lines) => {
    const decoder = new AisDecoder({ silent: true }, { readableHighWaterMark: 1e9 });
    let count = 0;
    decoder.on("data", () => (count += 1));
    // Called as the stream would, without its queue: in favor of the decoder.
    const { _transform: transform } = decoder;
    decoder.push = () => (count += 1) > 0;
    for (const line of lines) transform.call(decoder, Buffer.from(line), "utf8", () => undefined);
    return count;
  };
}

export function openOthers(require) {
  return {
    "ais-stream-decoder": stream(require("ais-stream-decoder")),
    ggencoder: geogate(require("ggencoder")),
    "ais-decoder": geogate(require("ais-decoder")),
    aisparser: parser(require("aisparser")),
  };
}
