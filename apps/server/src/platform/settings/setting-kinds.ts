import { isIP } from "node:net";
import * as z from "zod/mini";

// Kinds of settings: the allowed text and its value. Faults never repeat the text, which may be
// secret.

export const unset = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);
export const matching = (pattern: RegExp, fault: string) =>
  z.string().check(z.regex(pattern, fault));

export const secret = matching(
  /^[\x21-\x7E]{8,500}$/u,
  "must be 8 to 500 visible characters, no spaces",
);
export const name = matching(
  /^[\x21-\x7E]{1,200}$/u,
  "must be 1 to 200 visible characters, no spaces",
);

export function address(protocols: readonly string[], fault: string) {
  const fits = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().check(z.refine(fits, fault));
}
const webAddress = address(["http:", "https:"], "must be an http:// or https:// address");
export const baseAddress = z.pipe(
  webAddress,
  z.transform((text) => text.replace(/\/+$/u, "")),
);

/** Becomes undefined for `none`. */
export const baseAddressOrNone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === "none" || webAddress.safeParse(text).success,
        "must be an http:// or https:// address, or none",
      ),
    ),
  z.transform((text) => (text === "none" ? undefined : text.replace(/\/+$/u, ""))),
);

export const baseAddressOfficialOrNone = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => ["official", "none"].includes(text) || webAddress.safeParse(text).success,
        "must be official, none, or the http:// or https:// address of a stand-in",
      ),
    ),
  z.transform((text) => (text === "none" ? undefined : text.replace(/\/+$/u, ""))),
);

export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    matching(/^\d{1,9}$/u, `must be a whole number from ${least} to ${most}`).check(
      z.refine(
        (text) => Number(text) >= least && Number(text) <= most,
        `must be from ${least} to ${most}`,
      ),
    ),
    z.transform(Number),
  );

const isPort = (text: string): boolean => Number(text) >= 1 && Number(text) <= 65_535;

export const port = z.pipe(
  matching(/^\d{1,5}$/u, "must be a port number from 1 to 65535").check(
    z.refine(isPort, "must be from 1 to 65535"),
  ),
  z.transform(Number),
);

export const origin = z.pipe(
  webAddress.check(
    z.refine(
      (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
      "must be an origin such as https://striper.example, without path, query or user",
    ),
  ),
  z.transform((text) => new URL(text).origin),
);

export const hostAndPort = z.pipe(
  matching(/^[\w.-]+:\d{1,5}$/u, "must be host:port").check(
    z.refine((text) => isPort(text.split(":")[1] ?? ""), "must be host:port"),
  ),
  z.transform((text) => {
    const [host = "", portText = ""] = text.split(":");
    return { host, port: Number(portText) };
  }),
);

/** West, south, east and north, in degrees. */
export const box = z.pipe(
  z.pipe(
    matching(
      /^-?\d{1,3}(?:\.\d{1,6})?(?:,\s*-?\d{1,3}(?:\.\d{1,6})?){3}$/u,
      "must be west,south,east,north in degrees, such as -71.6,41.2,-69.8,43.8",
    ),
    z.transform((text) => text.split(",").map(Number)),
  ),
  z
    .tuple([
      z.number().check(z.minimum(-180)),
      z.number().check(z.minimum(-90)),
      z.number().check(z.maximum(180)),
      z.number().check(z.maximum(90)),
    ])
    .check(
      z.refine(
        ([west, south, east, north]) => west < east && south < north,
        "must be west,south,east,north with west before east and south before north",
      ),
    ),
);

export const list = (fits: (item: string) => boolean, fault: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text === "none"
          ? []
          : text
              .split(",")
              .map((item) => item.trim())
              .filter((item) => item !== ""),
      ),
    ),
    z.array(z.string().check(z.refine(fits, fault))),
  );

const isBits = (text: string, most: number): boolean =>
  /^\d{1,3}$/u.test(text) && Number(text) <= most;

const proxyRanges = new Set(["loopback", "linklocal", "uniquelocal"]);
/** Accepts an address, a range such as 10.0.0.0/8, or a named range such as `loopback`. */
export function isProxyRange(item: string): boolean {
  const [ip = "", bits, ...rest] = item.split("/");
  const family = isIP(ip);
  if (family === 0) return proxyRanges.has(item);
  return rest.length === 0 && (bits === undefined || isBits(bits, family === 4 ? 32 : 128));
}
