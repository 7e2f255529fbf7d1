/** Read by the parent route for the overlay of any view. */
const readAbove = "modal";

/**
 * Sets refused query values to undefined, because the router merges the result of `validateSearch`
 * into the raw query and would pass them on.
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
