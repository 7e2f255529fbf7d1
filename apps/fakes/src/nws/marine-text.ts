import { harborParts } from "@striper/marine/time";

const two = (value: number): string => String(value).padStart(2, "0");
const weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function wmoTime(at: number): string {
  const date = new Date(at);
  return `${two(date.getUTCDate())}${two(date.getUTCHours())}${two(date.getUTCMinutes())}`;
}

/** "1003 AM EDT Fri Sep 25 2026", but for the zone's short name. */
function localTime(at: number): string {
  const { hour, minute, weekday, month, day, year } = harborParts(at);
  const clock = `${((hour + 11) % 12) + 1}${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
  const name = weekdays[weekday] ?? "";
  return `${clock} ET ${name.charAt(0)}${name.slice(1).toLowerCase()} ${monthNames[month - 1] ?? ""} ${day} ${year}`;
}

interface Water {
  readonly codes: string;
  readonly name: string;
  readonly waves: string;
}

const waters: Readonly<Record<string, readonly Water[]>> = {
  BOX: [
    { codes: "ANZ230", name: "Boston Harbor-", waves: "Waves 1 foot or less" },
    {
      codes: "ANZ231-251",
      name: "Cape Cod Bay-\nMassachusetts Bay and Ipswich Bay-",
      waves: "Seas 2 to 3 ft",
    },
    {
      codes: "ANZ232>234",
      name: "Nantucket Sound-\nVineyard Sound-\nBuzzards Bay-",
      waves: "Seas 2 ft",
    },
    { codes: "ANZ250-254>256", name: "Outer coastal waters-", waves: "Seas 3 to 5 ft" },
  ],
  GYX: [
    {
      codes: "ANZ150-152-154",
      name: "Coastal waters of Maine and New Hampshire-",
      waves: "Seas 2 to 4 ft",
    },
  ],
};

function periods(at: number, waves: string): string {
  const { weekday } = harborParts(at);
  const day = (after: number): string => weekdays[(weekday + after) % 7] ?? "";
  return [
    `.TODAY...SW winds 5 to 10 kt, increasing to 10 to 15 kt with gusts\nup to 20 kt this afternoon. ${waves}.`,
    `.TONIGHT...SW winds 10 to 15 kt. ${waves}. Patchy fog after\nmidnight. Vsby 1 to 3 NM.`,
    `.${day(1)}...W winds 10 kt. ${waves}.`,
    `.${day(1)} NIGHT...Variable winds less than 5 kt. ${waves}.`,
    `.${day(2)}...NE winds 10 to 15 kt. Gusts up to 20 kt. ${waves}.`,
    `.${day(2)} NIGHT...E winds 10 kt. ${waves}. A chance of showers.`,
    `.${day(3)} AND ${day(3)} NIGHT...S winds 10 to 15 kt. ${waves}.`,
  ].join("\n");
}

/** Coastal waters forecast of an office, made up, in the shape of the real text. */
export function coastalForecast(office: string, at: number, hasGale: boolean): string {
  const expires = wmoTime(at + 12 * 3_600_000);
  const segments = (waters[office] ?? []).map(({ codes, name, waves }) => {
    const gale = hasGale && codes.startsWith("ANZ230");
    const headline = gale
      ? "\n...GALE WARNING IN EFFECT THROUGH THIS EVENING (STAND-IN, NOT A\nREAL WARNING)...\n"
      : "";
    return `${codes}-${expires}-\n${name}\n${localTime(at)}\n${headline}\n${periods(at, waves)}\n\nSTAND-IN text, not a real forecast.\n\n$$\n`;
  });
  const wmo = `FZUS51 K${office} ${wmoTime(at)}\nCWF${office}`;
  const synopsis = `ANZ200-${expires}-\nSynopsis (STAND-IN)-\n${localTime(at)}\n\n.SYNOPSIS...High pressure sits over the stand-in waters.\n\n$$\n`;
  return `${wmo}\n\nCoastal Waters Forecast\nNational Weather Service ${office} (STAND-IN)\n${localTime(at)}\n\n${[synopsis, ...segments].join("\n")}`;
}

/** A single zone's file as the older host serves it. */
export function zoneFile(zone: string, at: number, hasGale: boolean): string | null {
  const text = coastalForecast("BOX", at, hasGale);
  const segment = text.split("$$\n").find((part) => part.includes(`\n${zone}-`));
  if (segment === undefined) return null;
  const header = text.split("\n\n")[0] ?? "";
  const ends = new Date(at + 12 * 3_600_000).toISOString().replace(/[-T:]/gu, "").slice(0, 12);
  return `Expires:${ends};;034305\n${header}\n\n${segment}$$\n`;
}
