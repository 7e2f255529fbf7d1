export { noNotes, readExif, type CaptureTime } from "./exif.ts";
export * from "./photo-facts.ts";
