import { TextButton } from "#web/ui/actions/text-button.tsx";
import { mapWording as wording } from "#web/ui/basemap/wording.ts";

export function MapLoading() {
  return (
    <output className="absolute inset-0 grid place-items-center bg-map-water px-6 text-center text-small text-ink-soft">
      {wording.loading}
    </output>
  );
}

/** Shown when a script file could not be loaded: it was never cached, or a newer version replaced it. */
export function MapFailure() {
  return (
    <div className="absolute inset-0 grid place-items-center bg-surface p-6 text-center text-small">
      <output className="block">
        <p>{wording.missing}</p>
        <TextButton onClick={() => location.reload()}>{wording.tryAgain}</TextButton>
      </output>
    </div>
  );
}
