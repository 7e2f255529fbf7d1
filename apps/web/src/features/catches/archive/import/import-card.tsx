import { Table } from "lucide-react";
import { useState } from "react";
import { TakeInCard } from "#web/features/catches/archive/take-in-card.tsx";
import { ProfileLink } from "#web/features/catches/archive/profile-link.tsx";
import { ImportScreen } from "#web/features/catches/archive/import/import-screen.tsx";
import { readFile } from "#web/features/catches/archive/import/read-file.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { FileButton } from "#web/ui/actions/file-button.tsx";

const wording = archiveWording.import;

interface Chosen {
  readonly table: TextTable;
  readonly name: string;
}

export function ImportCard() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File): Promise<void> {
    setProblem(null);
    const read = await readFile(file);
    if (read.kind === "table") setChosen(read);
    else setProblem(read.sentence);
  }

  return (
    <TakeInCard
      words={wording}
      problem={problem}
      button={
        <FileButton
          label={wording.choose}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFile={(file) => void choose(file)}
          tone="secondary"
          className="self-start"
        >
          <Table size={18} aria-hidden="true" />
          {wording.choose}
        </FileButton>
      }
    >
      <p className="text-small text-ink-soft">
        {wording.ownArchive} <ProfileLink>{wording.toProfile}</ProfileLink>
      </p>
      {chosen === null ? null : (
        <ImportScreen table={chosen.table} fileName={chosen.name} onClose={() => setChosen(null)} />
      )}
    </TakeInCard>
  );
}
