/** The overlay over any view is read by the route above it. */
const readAbove = "modal";

/**
 * The router gives a view its whole address, and what a reader accepted over it: what the reader
 * refused would reach the view raw. Here it is taken away.
 */
export function onlyRead<Read extends object>(read: (search: Record<string, unknown>) => Read) {
  return (search: Record<string, unknown>): Read => {
    const accepted = read(search);
    const refused = Object.keys(search).filter((key) => !(key in accepted) && key !== readAbove);
    return Object.assign(Object.fromEntries(refused.map((key) => [key, undefined])), accepted);
  };
}
