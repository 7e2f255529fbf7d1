import type { WireCard } from "@striper/contract/assistant";
import { useState } from "react";
import type { Engine } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";

const mostFound = 8;

export function searchTexts(texts: Engine["allTexts"], query: string): Engine["allTexts"] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = (title: string) => words.filter((word) => title.toLowerCase().includes(word));
  return texts
    .filter(({ title, text }) =>
      words.every((word) => `${title} ${text}`.toLowerCase().includes(word)),
    )
    .toSorted((a, b) => inTitle(b.title).length - inTitle(a.title).length)
    .slice(0, mostFound);
}

interface TopicsSheetProps {
  readonly engine: Engine;
  readonly onClose: () => void;
  readonly onPick: (tool: string, slots: WireCard["slots"]) => void;
}

export function TopicsSheet({ engine, onClose, onPick }: TopicsSheetProps) {
  const [query, setQuery] = useState("");
  const isSearch = query.trim() !== "";
  const topics = Object.values(engine.tools).filter(({ required }) => required.length === 0);
  const found = isSearch ? searchTexts(engine.allTexts, query) : [];
  return (
    <BottomSheet open onClose={onClose} backCloses title={wording.browse}>
      <SearchField label={wording.searchTexts} value={query} onChange={setQuery} />
      <output className="block pt-3 text-small text-ink-soft">
        {isSearch && found.length === 0 ? wording.nothingFound : null}
      </output>
      <ul
        aria-label={isSearch ? wording.found : wording.topics}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2"
      >
        {isSearch
          ? found.map(({ id, title }) => (
              <li key={id} className="col-span-full">
                <Button
                  wide
                  tone="secondary"
                  className="justify-start text-left"
                  onClick={() => onPick("text", { text: id })}
                >
                  {title}
                </Button>
              </li>
            ))
          : topics.map(({ name, title }) => (
              <li key={name}>
                <Button wide tone="secondary" className="h-full" onClick={() => onPick(name, {})}>
                  {title}
                </Button>
              </li>
            ))}
      </ul>
    </BottomSheet>
  );
}
