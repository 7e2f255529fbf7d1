/** The host a link leads to, or null when it must not be one: only http and https, nothing hidden. */
export function linkHost(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return username === "" && password === "" && host !== "" ? host : null;
}
