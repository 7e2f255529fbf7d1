import { createHash } from "node:crypto";
import type { WatchedRule } from "@striper/angling/regulations/watch";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { claimUnmailed } from "#server/features/regulations/watch/watch.store.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

export interface WatchMails {
  readonly mailer: Pick<Mailer, "send">;
  readonly publicUrl: string;
  readonly adminAddresses: (connection: Connection) => Promise<readonly string[]>;
}

/** Faults mailed at once; others are mailed after the third failure. */
const kindsAtOnce = [
  "gone",
  "moved",
  "login",
  "captcha",
  "refused",
  "robots",
  "without-text",
  "unreadable",
  "too-large",
  "redirect",
];
const failuresWorthAMail = 3;

const faultWords: Readonly<Record<string, string>> = {
  gone: "is not there any more",
  moved: "has moved to",
  login: "asks for a sign-in",
  captcha: "asks whether a person is there",
  refused: "refuses to be read",
  robots: "asks not to be fetched by programs",
  "without-text": "came without any text",
  unreadable: "came in a form that cannot be read",
  "too-large": "does not end",
  redirect: "leads to an address that is not asked",
  "time-out": "does not answer in time",
  unreachable: "cannot be reached",
  status: "answers with an error",
  damaged: "breaks off",
};

type News = Awaited<ReturnType<typeof claimUnmailed>>;

/** A stable message id, so that mail programs drop a second copy after a crash. */
const idOf = (to: string, { pages, passages }: News): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        to,
        pages.map(({ url, fault, faultSince }) => [url, fault, faultSince]),
        passages.map(({ ruleId, url, changedAt }) => [ruleId, url, changedAt]),
      ]),
    )
    .digest("hex")
    .slice(0, 32);

function textOf({ pages, passages }: News, rules: readonly WatchedRule[], desk: string): string {
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  const changed = passages.map(({ ruleId, url }) => `- ${titles.get(ruleId) ?? ruleId}\n  ${url}`);
  const faulty = pages.map(({ url, fault, faultDetail }) => {
    const words = faultWords[fault ?? ""] ?? "cannot be read";
    return `- ${url}\n  ${words}${fault === "moved" ? ` ${faultDetail ?? ""}` : ""}`;
  });
  return [
    ...(changed.length === 0
      ? []
      : ["The official text of these rules has changed:", ...changed, ""]),
    ...(faulty.length === 0 ? [] : ["These official pages could not be read:", ...faulty, ""]),
    "The rules in force stay as they are until somebody has read the official text and decided.",
    `Rule desk: ${desk}`,
  ].join("\n");
}

/**
 * Mails all unmailed news to the admins. The transaction marks it as mailed first, so that
 * concurrent servers mail once and a failed mail is retried by the next run.
 */
export async function writeToAdmins(
  {
    orm,
    clock,
    mails,
  }: { readonly orm: NodePgDatabase; readonly clock: Clock; readonly mails: WatchMails },
  rules: readonly WatchedRule[],
): Promise<void> {
  const { mailer, publicUrl, adminAddresses } = mails;
  await orm.transaction(async (transaction) => {
    const news = await claimUnmailed(transaction, clock.now(), {
      kindsAtOnce,
      failures: failuresWorthAMail,
    });
    if (news.pages.length + news.passages.length === 0) return;
    const text = textOf(news, rules, `${publicUrl}/rule-desk`);
    for (const to of await adminAddresses(transaction)) {
      await mailer.send({
        to,
        subject:
          news.passages.length > 0
            ? "An official rule text has changed"
            : "An official page cannot be read",
        text,
        link: `${publicUrl}/rule-desk`,
        id: `rule-watch-${idOf(to, news)}`,
      });
    }
  });
}
