import { useState } from "react";
import { ColumnFields } from "#web/features/catches/archive/import/column-fields.tsx";
import { planImport } from "#web/features/catches/archive/import/plan-import.ts";
import { ImportPreview } from "#web/features/catches/archive/import/import-preview.tsx";
import { ImportResult } from "#web/features/catches/archive/import/import-result.tsx";
import { OptionFields } from "#web/features/catches/archive/import/option-fields.tsx";
import { useImport } from "#web/features/catches/archive/import/use-import.ts";
import {
  guessMatching,
  matchingProblem,
  type Matching,
} from "#web/features/catches/archive/match/fields.ts";
import { guessOptions, type ImportOptions } from "#web/features/catches/archive/match/options.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { useCatches } from "#web/features/catches/log/use-log.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { FullScreen } from "#web/ui/full-screen.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";

const wording = archiveWording.import;

interface ImportScreenProps {
  readonly table: TextTable;
  readonly fileName: string;
  readonly onClose: () => void;
}

export function ImportScreen({ table, fileName, onClose }: ImportScreenProps) {
  const units = useUnits();
  const [matching, setMatching] = useState<Matching>(() => guessMatching(table.head));
  const [chosen, setChosen] = useState<Partial<ImportOptions>>({});
  const options = { ...guessOptions(table, matching, units), ...chosen };
  const plan = usePlan(table, matching, options);
  const { state, add, reset } = useImport();
  const problem = matchingProblem(matching);

  const frame = { open: true, backCloses: true, onClose, title: wording.title };
  if (state.kind === "done") {
    return (
      <FullScreen
        {...frame}
        actions={
          <Button wide size="large" onClick={onClose}>
            {wording.done}
          </Button>
        }
      >
        <ImportResult outcome={state.outcome} leftOut={state.leftOut} onAgain={reset} />
      </FullScreen>
    );
  }
  const isAdding = state.kind === "adding";
  return (
    <FullScreen
      {...frame}
      actions={
        <Button
          wide
          size="large"
          disabled={plan === null || plan.toAdd.length === 0 || isAdding}
          onClick={() => (plan === null ? undefined : void add(plan))}
        >
          {isAdding ? wording.adding(state.done, state.all) : wording.add(plan?.toAdd.length ?? 0)}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <p className="break-words">{wording.found(table.rows.length, fileName)}</p>
        <Failure text={state.kind === "failed" ? wording.notKept : null} />
        {problem === null ? null : (
          <Banner tone="warning">
            {problem.kind === "needed"
              ? wording.needed
              : wording.twice(table.head[problem.column] ?? "")}
          </Banner>
        )}
        {plan === null ? null : <ImportPreview plan={plan} />}
        <ColumnFields table={table} matching={matching} onChange={setMatching} />
        <OptionFields
          matching={matching}
          options={options}
          onChange={(change) => setChosen({ ...chosen, ...change })}
        />
      </div>
    </FullScreen>
  );
}

function usePlan(table: TextTable, matching: Matching, options: ImportOptions) {
  const accountId = useAccountId();
  const known = new Set(useCatches().map(({ id }) => id));
  const into = { accountId, isKnown: (id: string) => known.has(id) };
  return planImport(table, matching, options, into, useNow());
}
