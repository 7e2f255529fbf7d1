import type { LogGrade, OwnTripRow } from "@striper/angling/bite-score/grading";
import { useEffect, useState } from "react";

async function gradeWithoutWorker(rows: readonly OwnTripRow[]): Promise<readonly LogGrade[]> {
  const { gradeLog } = await import("@striper/angling/bite-score/grading");
  return gradeLog(rows);
}

/** The resamples of a long log take a phone a tenth of a second: the page goes on meanwhile. */
function gradeInWorker(rows: readonly OwnTripRow[]): Promise<readonly LogGrade[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("grade-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<readonly LogGrade[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("the worker could not be started"));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(rows);
  });
}

async function grade(rows: readonly OwnTripRow[]): Promise<readonly LogGrade[]> {
  if (!("Worker" in globalThis)) return gradeWithoutWorker(rows);
  try {
    return await gradeInWorker(rows);
  } catch {
    return gradeWithoutWorker(rows);
  }
}

/** One grade a model, the newest first; null until the first is there, then the last one known. */
export function useGrades(rows: readonly OwnTripRow[]): readonly LogGrade[] | null {
  const [grades, setGrades] = useState<readonly LogGrade[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function show(): Promise<void> {
      const found = await grade(rows);
      if (isWanted) setGrades(found);
    }
    void show();
    return () => {
      isWanted = false;
    };
  }, [rows]);
  return grades;
}
