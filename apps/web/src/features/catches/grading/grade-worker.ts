import { gradeLog, type OwnTripRow } from "@striper/angling/bite-score/grading";

declare const self: {
  addEventListener(
    type: "message",
    listener: (event: { readonly data: readonly OwnTripRow[] }) => void,
  ): void;
  postMessage(grades: ReturnType<typeof gradeLog>): void;
};

self.addEventListener("message", ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started it
  self.postMessage(gradeLog(data));
});
