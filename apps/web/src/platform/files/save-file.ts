/** A busy browser may begin to read long after the click, and a person may be asked where to first, ms. */
const untilRead = 60_000;

/** Downloads a file through the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), untilRead);
}
