import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { GradeCard, GradeFigure, JudgedCard } from "#web/features/catches/grading/grade-card.tsx";
import { gradeViews, type GradeView } from "#web/features/catches/grading/grade-view.ts";
import { MissingCard } from "#web/features/catches/grading/missing-card.tsx";
import { rowsOfLog, type RowsOfLog } from "#web/features/catches/grading/rows-of-log.ts";
import { useGrades } from "#web/features/catches/grading/use-grades.ts";
import { gradingWording as wording } from "#web/features/catches/grading/wording.ts";
import { ShareCard } from "#web/features/catches/sharing/share-card.tsx";
import { useLog, useReadiness } from "#web/features/catches/log/use-log.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** Shows whether the score predicted the user's own catches better than simple rules. */
export function GradeScreen() {
  const navigate = useNavigate();
  const { trips, catches } = useLog();
  const isLoading = useReadiness() === "loading";
  const log = useMemo(() => rowsOfLog(trips, catches), [trips, catches]);
  const grades = useGrades(log.rows);
  const views = grades === null || isLoading ? null : gradeViews(grades);
  return (
    <Screen
      title={wording.title}
      lead={wording.lead}
      back={{ label: wording.back, onBack: () => void navigate({ to: "/catch-logger" }) }}
    >
      {views === null ? (
        <Loading sentence={wording.working} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Answer view={views.present} log={log} />
          <div className="flex flex-col gap-4">
            {views.present.isTooFew ? (
              <Card>
                <GradeFigure view={views.present} />
              </Card>
            ) : (
              <>
                <MissingCard log={log} left={0} />
                <JudgedCard view={views.present} fromCatches={log.fromCatches} />
              </>
            )}
            <ShareCard />
            {views.older.map((view) => (
              <CollapsibleCard
                key={view.modelVersion}
                title={wording.older(view.modelVersion)}
                summary={view.sentence}
              >
                <p>{view.sentence}</p>
                <GradeFigure view={view} />
              </CollapsibleCard>
            ))}
          </div>
        </div>
      )}
    </Screen>
  );
}

interface AnswerProps {
  readonly view: GradeView;
  readonly log: RowsOfLog;
}

function Answer({ view, log }: AnswerProps) {
  if (!view.isTooFew) {
    return (
      <GradeCard view={view}>
        <GradeFigure view={view} />
      </GradeCard>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <GradeCard view={view} />
      <MissingCard log={log} left={view.left} />
    </div>
  );
}
