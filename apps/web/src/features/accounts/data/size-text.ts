const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.round(bytes / kilobyte)} kB`;
  const megabytes = bytes / megabyte;
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
