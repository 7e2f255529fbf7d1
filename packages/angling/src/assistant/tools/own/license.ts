import { harborDate, type Instant } from "@striper/marine/time";
import { screens, sources } from "#angling/assistant/facts.ts";
import type { OwnLicense } from "#angling/assistant/providers.ts";
import { shortDate } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { licenseStatus, licenseTypeLabel } from "#angling/licenses/index.ts";

const dayCount = (days: number): string => `${days} ${days === 1 ? "day" : "days"}`;

/** Returns a license with the days left: negative when expired, null without a date. */
function dated({ name, type, expiresOn }: OwnLicense, now: Instant) {
  const label = `${name} (${licenseTypeLabel(type)})`;
  const status = licenseStatus(expiresOn, harborDate(now));
  if (expiresOn === null || !("daysLeft" in status))
    return { name, daysLeft: null, words: `${label}: no expiry date is stored.` };
  const { daysLeft } = status;
  const date = shortDate(expiresOn, now);
  const words =
    daysLeft < 0
      ? `${label} expired on ${date}, ${dayCount(-daysLeft)} ago. Renew it before you fish.`
      : `${label} is good through ${date}, ${dayCount(daysLeft)} more.`;
  return { name, daysLeft, words };
}

export const license = defineTool({
  name: "license",
  title: "Your licenses",
  description: "When the licenses stored in the person's wallet expire.",
  takes: [],
  answer: async (slots, { providers, now }) => {
    const base = {
      title: "Your licenses",
      slots,
      sources: [{ name: sources.licenses, link: null }],
      actions: [{ label: "Open Licenses", screen: screens.licenses }],
    };
    const licenses = await providers.licenses();
    const [first, ...others] = (licenses ?? [])
      .map((one) => dated(one, now))
      .toSorted((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
    if (first === undefined)
      return {
        ...base,
        text:
          licenses === null
            ? "Your stored licenses cannot be read here. Massachusetts and New Hampshire saltwater permits expire on December 31."
            : "No license is stored yet. Add one under Licenses to be reminded before it expires.",
      };
    const { name, daysLeft, words } = first;
    const isDated = daysLeft !== null && daysLeft >= 0;
    return {
      ...base,
      headline: {
        figure: daysLeft === null ? "No date" : isDated ? String(daysLeft) : "EXPIRED",
        unit: isDated ? "days left" : null,
        label: name,
      },
      text: words,
      details: others.map((one) => one.words),
    };
  },
});
