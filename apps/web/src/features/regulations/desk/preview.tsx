import { catchesInWords } from "#web/features/regulations/desk/effects.ts";
import { PublishForm } from "#web/features/regulations/desk/publish-form.tsx";
import type { EditPreview } from "#web/features/regulations/desk/queries.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface PreviewProps {
  readonly preview: EditPreview;
  readonly isPublishing: boolean;
  readonly onPublish: (note: string, password: string) => void;
}

export function Preview({ preview, isPublishing, onPublish }: PreviewProps) {
  const { changes, problems, effects } = preview;
  const logged = catchesInWords(preview.catches);
  const { cards, verdicts, moreVerdicts } = effects;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Part title={wording.changes} words={changes.map(({ words }) => words)} none={null} />
      <Part title={wording.cards} words={cards} none={wording.noCards} />
      <Part title={wording.verdicts} words={verdicts} none={wording.noVerdicts} />
      {moreVerdicts === 0 ? null : (
        <p className="text-small text-ink-soft">{wording.moreVerdicts(moreVerdicts)}</p>
      )}
      {logged === null ? null : <Part title={wording.catches} words={logged} none={null} />}
      {problems.length === 0 ? (
        <PublishForm isPublishing={isPublishing} onPublish={onPublish} />
      ) : (
        <Banner tone="danger">
          <p className="font-semibold">{wording.problems}</p>
          <Words words={problems} />
        </Banner>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly none: string | null;
}

const Part = ({ title, words, none }: PartProps) => (
  <section aria-label={title}>
    <h3 className="font-semibold">{title}</h3>
    {words.length === 0 && none !== null ? (
      <p className="mt-1 text-small text-ink-soft">{none}</p>
    ) : (
      <Words words={words} />
    )}
  </section>
);

const Words = ({ words }: { readonly words: readonly string[] }) => (
  <ul className="mt-1 list-disc pl-5 text-small wrap-anywhere">
    {words.map((one) => (
      <li key={one} className="mt-1">
        {one}
      </li>
    ))}
  </ul>
);
