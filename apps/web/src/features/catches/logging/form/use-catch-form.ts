import { contentOf, photoUrl } from "@striper/contract/catch-content";
import type { Position } from "@striper/marine/geo";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import type { NewPhoto } from "#web/features/catches/log/log-photos.ts";
import { useCatches, useLogActions } from "#web/features/catches/log/use-log.ts";
import type { Celebrated } from "#web/features/catches/logging/celebration-view.ts";
import {
  draftBegun,
  withSpotBegun,
  type CatchBeginning,
} from "#web/features/catches/logging/form/catch-beginning.ts";
import {
  type CatchDraft,
  contentOfDraft,
  draftOf,
  readDraft,
} from "#web/features/catches/logging/form/catch-draft.ts";
import {
  type DraftPhoto,
  useDraftPhoto,
} from "#web/features/catches/logging/form/use-draft-photo.ts";
import { lengthMeasure, readEntered } from "#web/features/catches/logging/form/measure.ts";
import { whenTexts } from "#web/features/catches/logging/form/when.ts";
import { bestOf, useCompletion } from "#web/features/catches/logging/save-catch.ts";
import { isAgainst, verdictAtCatch } from "#web/features/catches/logging/verdict-at-catch.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { isOutOfRoom } from "#web/platform/local-store/storage-room.ts";
import { newId } from "#web/platform/new-id.ts";
import { useDay } from "#web/platform/day/use-day.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { useUnits } from "#web/platform/units.ts";
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

interface CatchFormOptions {
  readonly begun: CatchBeginning | null;
  readonly before: LocalCatch | null;
  readonly onSaved: (saved: Celebrated) => void;
}

const failureSentence = (error: unknown): string =>
  isOutOfRoom(error)
    ? wording.deviceFull
    : wording.storageFailed(error instanceof Error ? error.message : String(error));

interface Saving extends CatchFormOptions {
  readonly photo: DraftPhoto;
}

const isSamePlace = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Returns the chosen photo. It keeps its position only if the angler applied it to the catch. */
function agreedPhoto(
  { chosen, cameraPosition }: DraftPhoto,
  position: Position | null,
): NewPhoto | undefined {
  if (chosen === null) return undefined;
  const agreed = isSamePlace(cameraPosition, position) ? cameraPosition : null;
  return { ...chosen, facts: { ...chosen.facts, position: agreed } };
}

function useSaving({ before, begun, photo, onSaved }: Saving) {
  const units = useUnits();
  const catches = useCatches();
  const complete = useCompletion();
  const actions = useLogActions();

  return async (draft: CatchDraft): Promise<string | null> => {
    const now = Date.now();
    const catchId = before?.id ?? newId();
    const base = before === null ? null : contentOf(before.record);
    const url = photo.chosen === null ? photo.url : photoUrl(photo.chosen.id);
    const written = {
      ...withSpotBegun(contentOfDraft(draft, base, units, now), begun),
      photo_url: url,
    };
    try {
      const content = await complete(written, before, now);
      const isNews = before === null || before.record.is_unfinished;
      const best = bestOf(catchId, content, catches);
      const fresh = agreedPhoto(photo, written.position);
      if (before === null) await actions.log(catchId, content, fresh);
      else await actions.edit(before, content, fresh);
      onSaved({ content, best: isNews ? best : { kind: "none" }, isNews });
      return null;
    } catch (error) {
      return failureSentence(error);
    }
  };
}

/** Takes the catch's time from the shared photo. The place needs the angler's consent. */
function useSharedPhoto(
  begun: CatchBeginning | null,
  { choose }: DraftPhoto,
  change: (texts: Partial<CatchDraft>) => void,
): void {
  const file = begun?.photo?.file;
  const taken = useRef<File | null>(null);
  const take = useEffectEvent(async (shared: File) => {
    const at = await choose(shared);
    if (at !== null && at <= Date.now()) change(whenTexts(at));
  });
  useEffect(() => {
    if (file === undefined || taken.current === file) return;
    taken.current = file;
    void take(file);
  }, [file]);
}

export function useCatchForm({ before, begun, onSaved }: CatchFormOptions) {
  const units = useUnits();
  const table = useRuleTable();
  const catches = useCatches();
  const now = useNow();
  const today = useDay(now);
  const [phase, setPhase] = useState<"open" | "asking" | "saving">("open");
  const [failure, setFailure] = useState<string | null>(null);
  const photo = useDraftPhoto(before?.record.photo_url ?? null);
  const write = useSaving({ before, begun, photo, onSaved });
  const base = before === null ? null : contentOf(before.record);

  function lookAt(typed: CatchDraft) {
    const content = withSpotBegun(contentOfDraft(typed, base, units, now), begun);
    const ownId = before?.id ?? null;
    return { content, verdict: verdictAtCatch(content, { catches, ownId, today }, table) };
  }

  async function save(draft: CatchDraft): Promise<void> {
    setPhase("saving");
    setFailure(null);
    const sentence = await write(draft);
    setFailure(sentence);
    if (sentence !== null) setPhase("open");
  }

  const form = useEntryForm<CatchDraft, CatchDraft>({
    start: base === null ? draftBegun(begun, units) : draftOf(base, units),
    read: (typed, at) => readDraft(typed, units, at),
    send: async (typed) => {
      if (phase === "saving") return;
      const { verdict } = lookAt(typed);
      const wasAskedBefore = before?.record.verdict?.kept_against === true;
      if (typed.fate === "kept" && isAgainst(verdict) && !wasAskedBefore) setPhase("asking");
      else await save(typed);
    },
  });
  useSharedPhoto(begun, photo, form.change);
  const draft = form.watchAll();
  const { content, verdict } = lookAt(draft);
  const length = readEntered(lengthMeasure, draft.length_inches, units);

  function answer(fate: CatchDraft["fate"]): void {
    form.change({ fate });
    void save({ ...draft, fate });
  }

  const stopAsking = (): void => setPhase("open");
  return {
    ...form,
    draft,
    units,
    phase,
    failure,
    photo,
    verdict,
    lengthProblem: length.kind === "problem" ? length.sentence : null,
    caughtAt: Date.parse(content.date_caught),
    answer,
    stopAsking,
  };
}

export type CatchForm = ReturnType<typeof useCatchForm>;
