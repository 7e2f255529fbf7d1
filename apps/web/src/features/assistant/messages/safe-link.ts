/** The host a link leads to, or null when it must not be one: only http and https, nothing hidden. */
export function linkHost(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  return username === "" && password === "" && host !== "" ? host : null;
}

/** Bare addresses become links under the name of their host; nobody reads the rest. */
export function withLinks(text: string): string {
  return text.replaceAll(
    /(?<![(<[\w])https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?]|(?<=\()https?:\/\/[^\s<>()[\]]+(?=\))/giu,
    (address, offset: number) => {
      const host = linkHost(address);
      const isTarget = text.slice(0, offset).endsWith("](");
      return host === null || isTarget ? address : `[${host}](${address})`;
    },
  );
}
