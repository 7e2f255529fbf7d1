import { useState } from "react";
import type { GpxContent } from "#web/platform/gpx/gpx-elements.ts";
import { gpxProblemText, gpxWording } from "#web/platform/gpx/wording.ts";

export function useGpxFile() {
  const [content, setContent] = useState<GpxContent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(file: File): Promise<void> {
    setProblem(null);
    setReading(true);
    try {
      const { readGpxFile } = await import("#web/platform/gpx/read-gpx.ts");
      const reading = await readGpxFile(file);
      if (reading.kind === "content") setContent(reading.content);
      else setProblem(gpxProblemText(reading));
    } catch {
      setProblem(gpxWording.unreadable);
    }
    setReading(false);
  }

  return {
    content,
    problem,
    isReading,
    choose: (file: File) => void read(file),
    close: () => setContent(null),
  };
}
