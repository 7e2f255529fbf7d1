import { productName } from "#web/app/product.ts";

export function pageTitle(title: string | undefined): string {
  return title === undefined ? productName : `${title} · ${productName}`;
}
