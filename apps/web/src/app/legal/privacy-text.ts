import { productName } from "#web/app/product.ts";

export const privacy = {
  title: "Privacy Policy",
  lead: `What ${productName} stores about you, why, who else sees it, and how you get it back or rid of it.`,
  chapters: [
    {
      title: "What is stored",
      paragraphs: [
        "Your account: display name, email address, the day you joined, units and light, and whether you want reminders by email or on a device, with the address your browser gave for that. Your password is stored only as an argon2id hash; nobody can read it back.",
        "The devices you are signed in on: their kind, when you signed in and when they were last used.",
        "What you enter: catches with their notes, photos and places, trips, spots of your own, tide reminders, licenses with their pictures, float plans, and your conversations with the assistant.",
        "Of a float plan's contact: the name and address you give, and whether they agreed. Nobody is emailed a plan before they have. Float plans are deleted 30 days after their last change; that an address was asked, and declined, stays for a year as a fingerprint. Plans of trips stay on your device.",
        "Your plan: that you pay, until when, and Stripe's numbers for it. Card details go to Stripe and never reach us.",
      ],
    },
    {
      title: "Your spots stay yours",
      paragraphs: [
        "The places of your catches and your own spots are shown to you and to nobody else. They are in no statistics, and those who run the platform see counts only. You can export your log without exact places when you hand it on.",
        "The place of a photo is removed unless you agree to keep it. Your position on the map stays on your device.",
      ],
    },
    {
      title: "Trips you share to judge the score",
      paragraphs: [
        "Off until you turn it on, on each device. Of each trip that can be graded then leave: its date, its hours, the band of the score that was stored with it and the version of the model, the number of stripers, shore or boat, and one of five waters. No place, note, photo or name.",
        "They are stored without your account, under a group number that changes every quarter and is made with a secret that is deleted after it. Public figures show a band once it has ten trips by five accounts.",
        "Turning it off takes your rows out. Only the device that sent them can do that: on deleting your account this device does it by itself; rows that a lost device has sent go after five years.",
      ],
    },
    {
      title: "On your device",
      paragraphs: [
        "The app keeps your sign-in, your settings and what it last fetched in the storage of your browser, so that it opens without a connection. There are no cookies, no advertising and no trackers of other companies.",
      ],
    },
    {
      title: "Who else takes part",
      paragraphs: [
        "Stripe, when you pay: your email address and name. The operator's email service, for the emails you ask for. The push service of your browser, for reminders on a device: it learns that and when something was sent, and cannot read it. When the operator has connected a language model to the assistant: the questions you ask it.",
        "An AI app that you connect: with an access token of yours it can ask the assistant's tools and change nothing, and reads your log, spots, home water and licenses (never their numbers) only if you allow it when you make the token.",
        "Weather, water levels, reports and vessels are fetched by our server for everybody together; these services do not learn of you.",
      ],
    },
    {
      title: "Against abuse",
      paragraphs: [
        "Failed sign-ins are counted for about a day under a fingerprint of address and account, so that passwords cannot be guessed. The server's log holds neither network addresses nor what you search for.",
        "What admins do to an account, such as extending a trial, is written down with its reason.",
      ],
    },
    {
      title: "Taking it with you, and deleting it",
      paragraphs: [
        "In your profile, and also after your plan has ended, you can export everything as one file and delete your account. Deleting removes rows and files at once, cancels the subscription and ends all sessions.",
        "What remains: a fingerprint of your email address, so that the free trial is given once, and what Stripe has to keep by law about payments. Backups of the operator run out in their own time.",
      ],
    },
  ],
} as const;
