import { billingWording } from "#web/features/billing/wording.ts";

interface SupportWay {
  readonly text: string;
  readonly href: string | null;
}

const wording = billingWording.result;

export function supportOf(address: string | null | undefined, host: string): SupportWay {
  if (address === null || address === undefined)
    return { text: wording.noSupport(host), href: null };
  return address.startsWith("https:")
    ? { text: wording.supportPage, href: address }
    : { text: wording.support(address), href: `mailto:${address}` };
}
