import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { GradeCard, GradeFigure, JudgedCard } from "#web/features/catches/grading/grade-card.tsx";
import { gradeViews } from "#web/features/catches/grading/grade-view.ts";
import { MissingCard } from "#web/features/catches/grading/missing-card.tsx";
import { rowsOfLog } from "#web/features/catches/grading/rows-of-log.ts";
import { useGrades } from "#web/features/catches/grading/use-grades.ts";
import { gradingWording as wording } from "#web/features/catches/grading/wording.ts";
import { ShareCard } from "#web/features/catches/sharing/share-card.tsx";
import { useLog, useReadiness } from "#web/features/catches/log/use-log.ts";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** Whether the score did better in the person's own log than going without it. */
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
          <GradeCard view={views.present} />
          <div className="flex flex-col gap-4">
            <MissingCard log={log} left={views.present.left} />
            {views.present.isTooFew ? null : (
              <JudgedCard view={views.present} fromCatches={log.fromCatches} />
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
