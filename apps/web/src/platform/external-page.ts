/** Navigates to an external page named by the server; returns false unless the address is http or https. */
export function goToExternalPage(address: string): boolean {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return false;
  location.assign(address);
  return true;
}
