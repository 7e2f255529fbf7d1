/** Returns a link's host; null unless it is http or https without credentials. */
export function linkHost(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return username === "" && password === "" && host !== "" ? host : null;
}
