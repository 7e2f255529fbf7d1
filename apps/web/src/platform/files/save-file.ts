/** Time until the object URL is revoked, ms. A browser may read it late, for example after asking where to save. */
const untilRead = 60_000;

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), untilRead);
}
