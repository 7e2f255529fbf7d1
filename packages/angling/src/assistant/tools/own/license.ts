import { harborDate } from "@striper/marine/time";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { OwnLicense } from "#angling/assistant/providers.ts";
import { shortDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { licenseStatus, licenseTypeLabel } from "#angling/licenses/index.ts";

const title = "Your licenses";
const source = { name: sources.licenses, link: null };
const open = { label: "Open Licenses", screen: screens.licenses };

interface DatedLicense {
  readonly license: OwnLicense;
  /** Days until its last day; negative when it has expired, null without a date. */
  readonly daysLeft: number | null;
  readonly words: string;
}

const dayCount = (days: number): string => `${days} ${days === 1 ? "day" : "days"}`;

function dated(license: OwnLicense, context: ToolContext): DatedLicense {
  const { name, type, expiresOn } = license;
  const label = `${name} (${licenseTypeLabel(type)})`;
  const status = licenseStatus(expiresOn, harborDate(context.now));
  if (expiresOn === null || status.kind === "no-expiry" || status.kind === "invalid-date")
    return { license, daysLeft: null, words: `${label}: no expiry date is stored.` };
  const { daysLeft } = status;
  const date = shortDate(expiresOn, context.now);
  const words =
    daysLeft < 0
      ? `${label} expired on ${date}, ${dayCount(-daysLeft)} ago. Renew it before you fish.`
      : daysLeft === 0
        ? `${label} is good through today.`
        : `${label} is good through ${date}, ${dayCount(daysLeft)} more.`;
  return { license, daysLeft, words };
}

async function answer(slots: Slots, context: ToolContext) {
  const licenses = await context.providers.licenses();
  if (licenses === null)
    return unansweredCard("license", {
      title,
      slots,
      assumed: [],
      text: "Your stored licenses cannot be read here. Massachusetts and New Hampshire saltwater permits expire on December 31.",
      sources: [source],
      actions: [open],
    });
  if (licenses.length === 0)
    return unansweredCard("license", {
      title,
      slots,
      assumed: [],
      text: "No license is stored yet. Add one under Licenses to be reminded before it expires.",
      sources: [source],
      actions: [open],
    });
  const all = licenses
    .map((one) => dated(one, context))
    .toSorted((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
  const [first] = all;
  const daysLeft = first?.daysLeft ?? null;
  return buildCard("license", {
    title,
    slots,
    assumed: [],
    headline: {
      figure: daysLeft === null ? "No date" : daysLeft < 0 ? "EXPIRED" : String(daysLeft),
      unit: daysLeft === null || daysLeft < 0 ? null : "days left",
      label: first?.license.name ?? title,
    },
    text: first?.words ?? "",
    details: all.slice(1).map(({ words }) => words),
    facts: all.flatMap(({ license: one, daysLeft: left }) =>
      factsFrom(sources.licenses, { place: one.name, screen: screens.licenses }, [
        ["license", licenseTypeLabel(one.type)],
        ["license-expiry", one.expiresOn, "date"],
        ["days-left", left, "days"],
      ]),
    ),
    sources: [source],
    actions: [open],
  });
}

export const license: Tool = {
  name: "license",
  title: "Your licenses",
  description: "When the licenses stored in the person's wallet expire.",
  takes: [],
  required: [],
  aspects: [],
  answer,
};
