import { addWater, moveWater, mostHomeWaters } from "@striper/angling/home-waters";
import { ArrowUp, Check, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useChangeWaters, useHomeWaters } from "#web/features/spots/waters/use-home-waters.ts";
import { useHomeWater } from "#web/features/spots/waters/use-home-water.ts";
import { findWaters } from "#web/features/spots/waters/search-waters.ts";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import { updateDeviceWaters } from "#web/platform/device-waters.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";

interface WatersChooserProps {
  readonly onShown: () => void;
}

export function WatersChooser({ onShown }: WatersChooserProps) {
  const waters = useHomeWaters();
  return (
    <div className="flex flex-col gap-4 pt-1">
      {waters.length === 0 ? null : <HomeWaters onShown={onShown} />}
      {waters.length < mostHomeWaters ? <AddWater /> : <p>{wording.noMore}</p>}
    </div>
  );
}

function HomeWaters({ onShown }: WatersChooserProps) {
  const waters = useHomeWaters();
  const here = useHomeWater();
  const { homeWaters } = useMySpots();
  const change = useChangeWaters();

  function show(id: string) {
    updateDeviceWaters({ chosen: id });
    onShown();
  }

  return (
    <ul aria-label={wording.yourWaters}>
      {waters.map(({ id, name }, index) => (
        <li
          key={id}
          className="flex items-center gap-1 border-b border-line max-[15rem]:flex-wrap max-[15rem]:justify-end"
        >
          <button
            type="button"
            aria-pressed={id === here.id}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 max-[15rem]:basis-full rounded-control px-1 py-2 text-left font-semibold hover:bg-foam"
            onClick={() => show(id)}
          >
            <Check
              size={22}
              aria-hidden="true"
              className={id === here.id ? "shrink-0 text-primary" : "invisible shrink-0"}
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </button>
          {index === 0 ? null : (
            <IconButton
              label={wording.moveUp(name)}
              icon={<ArrowUp size={20} aria-hidden="true" />}
              onClick={() => void change(moveWater(homeWaters, id, index - 1))}
            />
          )}
          <IconButton
            label={wording.remove(name)}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={() => void change([{ id, rank: null }])}
          />
        </li>
      ))}
    </ul>
  );
}

function AddWater() {
  const [search, setSearch] = useState("");
  const { homeWaters, ownSpots } = useMySpots();
  const change = useChangeWaters();
  const found = findWaters(
    search,
    ownSpots,
    homeWaters.map(({ id }) => id),
  );

  async function add(id: string) {
    const changes = addWater(homeWaters, id);
    if (changes === null || !(await change(changes))) return;
    updateDeviceWaters({ chosen: id });
    setSearch("");
  }

  return (
    <div>
      <SearchField label={wording.search} value={search} onChange={setSearch} />
      <div className="mt-2 min-h-90">
        <ul aria-label={wording.found}>
          {found.map(({ id, name, kind }) => (
            <li key={id} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-2 text-left hover:bg-foam"
                onClick={() => void add(id)}
              >
                <Plus size={22} aria-hidden="true" className="shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-caption text-ink-soft">{kind}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 ? <p className="text-ink-soft">{wording.nothingFound}</p> : null}
      </div>
    </div>
  );
}
