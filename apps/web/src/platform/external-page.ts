/** Goes to a page of another site that the server named; false where the address is no page. */
export function goToExternalPage(address: string): boolean {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return false;
  location.assign(address);
  return true;
}
