/** The overlay over any view is read by the route above it. */
const readAbove = "modal";

/**
 * The router merges what `validateSearch` returns into the raw query, so that refused values would still
 * reach the view. This wrapper sets them to undefined.
 */
export function dropUnknownSearch<Read extends object>(
  read: (search: Record<string, unknown>) => Read,
) {
  return (search: Record<string, unknown>): Read => {
    const accepted = read(search);
    const refused = Object.keys(search).filter((key) => !(key in accepted) && key !== readAbove);
    return Object.assign(Object.fromEntries(refused.map((key) => [key, undefined])), accepted);
  };
}
