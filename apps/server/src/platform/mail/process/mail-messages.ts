import * as z from "zod/mini";

// Messages between the server and the mail process. Each names its mail by number.

/** Environment variable with the settings of the mail process, as JSON. */
export const settingsName = "MAIL_SETTINGS";

export const mailSettings = z.object({
  smtpUrl: z.string(),
  connections: z.number(),
  mailsPerSecond: z.optional(z.number()),
});
export type MailSettings = z.output<typeof mailSettings>;

const envelope = z.object({
  from: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  messageId: z.optional(z.string()),
  list: z.optional(z.object({ unsubscribe: z.string() })),
});
export type Envelope = z.output<typeof envelope>;

export const mailRequest = z.object({ number: z.number(), mail: envelope });
export type MailRequest = z.output<typeof mailRequest>;

/** Without a fault, the mail server has accepted the mail. */
export const mailAnswer = z.object({ number: z.number(), fault: z.optional(z.string()) });
export type MailAnswer = z.output<typeof mailAnswer>;
