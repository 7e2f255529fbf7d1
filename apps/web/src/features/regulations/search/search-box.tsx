import { regulationSearchMaxLength } from "@striper/contract/limits";
import { Search } from "lucide-react";
import { useState, type FormEvent } from "react";
import { searchWording as wording } from "#web/features/regulations/search/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface SearchBoxProps {
  readonly searched: string;
  readonly onSearch: (text: string) => void;
}

export function SearchBox({ searched, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(searched);
  const text = typed.trim();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text !== "") onSearch(text);
  }

  function pick(name: string) {
    setTyped(name);
    onSearch(name);
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser names `search` yet */}
      <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {/* Wraps the button below with large letters. */}
        <div className="min-w-0 grow basis-40">
          <TextField
            label={wording.label}
            type="search"
            enterKeyHint="search"
            maxLength={regulationSearchMaxLength}
            placeholder={wording.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={text === ""}>
          <Search size={18} aria-hidden="true" /> {wording.search}
        </Button>
      </form>
      <ul aria-label={wording.picksLabel} className="mt-3 flex flex-wrap gap-2">
        {wording.picks.map((name) => (
          <li key={name}>
            <Button tone="secondary" className="rounded-pill! px-4!" onClick={() => pick(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
