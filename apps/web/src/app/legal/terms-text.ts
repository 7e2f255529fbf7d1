import { trialDays } from "@striper/angling/membership";
import { monthlyPriceText } from "@striper/contract/limits";
import { productName } from "#web/app/product.ts";

export const terms = {
  title: "Terms of Service",
  lead: `What you can count on when you use ${productName}, and what you cannot.`,
  chapters: [
    {
      title: "What it is",
      paragraphs: [
        `${productName} shows tides, currents, weather, fishing regulations, fishing spots and vessels around Boston Harbor and the nearby coast, and keeps your catches and licenses.`,
      ],
    },
    {
      title: "Not for navigation",
      paragraphs: [
        "Tides, currents, maps and vessel positions are not for navigation. They may be late, incomplete or wrong. Use official charts and publications, look out of the window, and turn back when in doubt.",
        "Bite scores and conditions are estimates. Always use your best judgment.",
      ],
    },
    {
      title: "Regulations",
      paragraphs: [
        "Every rule we show names its official source and the day it was checked. Rules change, sometimes within a season. The law counts, not our copy of it: when it matters, follow the link and read the source.",
      ],
    },
    {
      title: "Trial and price",
      paragraphs: [
        `The trial lasts ${trialDays} days and needs no credit card. It ends by itself and costs nothing. There is one trial per email address.`,
        `After it the plan costs ${monthlyPriceText} per month, charged in advance by Stripe. You can cancel at any time in your profile under Manage Subscription; you keep access to the end of the month you have paid for.`,
        "When a payment fails, you keep access for seven days to put it right.",
      ],
    },
    {
      title: "Your account",
      paragraphs: [
        "Keep your password to yourself. In your profile you see on which devices you are signed in, and can sign each of them out.",
        "What you store stays yours. You can take all of it with you as one file at any time, also after your plan has ended, and delete your account with everything in it yourself.",
        "Do not use the service to harm others or to get at what is theirs. Whoever does loses the account.",
      ],
    },
    {
      title: "What we do not promise",
      paragraphs: [
        "The service is offered as it is. It depends on public weather and water services, on vessels that report themselves, and on networks, all of which fail at times. What is computed on your device works without a connection.",
      ],
    },
  ],
} as const;
