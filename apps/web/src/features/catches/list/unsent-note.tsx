import { bookWording } from "#web/features/catches/book/wording.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = bookWording.sync;

/** For whoever has no plan: an export from the server does not have what this device still keeps. */
export function UnsentNote() {
  const { waiting, photos } = useLog();
  const photosWaiting = [...photos.values()].filter(({ state }) => state === "waiting").length;
  if (waiting + photosWaiting === 0) return null;
  return (
    <Banner tone="warning">
      {waiting > 0 ? `${wording.waiting(waiting)} ` : ""}
      {photosWaiting > 0 ? `${wording.photos(photosWaiting)} ` : ""}
      {wording.withoutPlan}
    </Banner>
  );
}
