/** Every bench that has a figure on docs/numbers.md, in the order of that page. */
import type { Bench } from "./bench.ts";
import { browser } from "./browser.ts";
import { accuracy, calculation } from "./calculation.ts";
import { charts } from "./charts.ts";
import { server } from "./product.ts";

export const chapters: readonly { readonly title: string; readonly benches: readonly Bench[] }[] = [
  { title: "How right", benches: accuracy },
  { title: "Calculation", benches: calculation },
  { title: "Charts", benches: charts },
  { title: "Server", benches: server },
  { title: "Browser", benches: browser },
];
