import { PublicPage } from "#web/app/legal/legal-page.tsx";
import { AccuracyFigures } from "#web/features/bite-score/accuracy-figures.tsx";
import { accuracyWording } from "#web/features/bite-score/accuracy-wording.ts";

export function AccuracyPage() {
  return (
    <PublicPage title={accuracyWording.title} lead={accuracyWording.lead}>
      <div className="mt-6">
        <AccuracyFigures />
      </div>
    </PublicPage>
  );
}
