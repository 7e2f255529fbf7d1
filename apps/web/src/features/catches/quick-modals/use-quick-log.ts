import { useEffect, useEffectEvent, useState } from "react";
import { useLogActions } from "#web/features/catches/log/use-log.ts";
import {
  type CatchDraft,
  type DraftProblems,
  contentOfDraft,
  draftProblems,
  emptyDraft,
} from "#web/features/catches/logging/form/catch-draft.ts";
import { useCompletion } from "#web/features/catches/logging/save-catch.ts";
import { quickWording as wording } from "#web/features/catches/quick-modals/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { useUnits } from "#web/platform/units.ts";

/** Specification, section 4: the overlay closes itself after a success, ms. */
const closesAfter = 2000;

const blank: CatchDraft = { ...emptyDraft, location_name: wording.usualLocation };

export function useQuickLog(onClose: () => void) {
  const units = useUnits();
  const complete = useCompletion();
  const actions = useLogActions();
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [isSaving, setSaving] = useState(false);
  const [logged, setLogged] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (logged === null) return undefined;
    const timer = setTimeout(() => close(), closesAfter);
    return () => clearTimeout(timer);
  }, [logged]);

  async function save(): Promise<void> {
    const now = Date.now();
    const location_name =
      draft.location_name.trim() === "" ? wording.usualLocation : draft.location_name;
    const content = contentOfDraft({ ...draft, location_name }, null, units, now);
    await actions.log(newId(), await complete(content, null, now));
    setLogged(content.species);
    setDraft(blank);
  }

  function submit(): void {
    const found = draftProblems(draft, units, Date.now());
    setProblems(found);
    if (Object.keys(found).length > 0 || isSaving) return;
    setSaving(true);
    setFailed(false);
    save()
      .catch(() => setFailed(true))
      .finally(() => setSaving(false));
  }

  const change = (part: Partial<CatchDraft>): void => setDraft((old) => ({ ...old, ...part }));
  return { draft, units, problems, isSaving, logged, failed, change, submit };
}
