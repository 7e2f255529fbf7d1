import type { LogGrade, OwnTripRow } from "@striper/angling/bite-score/grading";
import { useEffect, useState } from "react";

async function gradeWithoutWorker(rows: readonly OwnTripRow[]): Promise<readonly LogGrade[]> {
  const { gradeLog } = await import("@striper/angling/bite-score/grading");
  return gradeLog(rows);
}

/** Resampling a long log takes a phone 0.1 s, so it runs off the main thread. */
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

/**
 * Returns one grade per model, newest first. Null until the first result, then the last known one.
 */
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
