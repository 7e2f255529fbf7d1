import { vi } from "vitest";
import { someLicense } from "#web/features/licenses/testing/some-license.ts";

/**
 * Outcome of a call that changes something; "full", "busy" and "trouble" are answers of the server.
 */
export type RequestOutcome = "fine" | "lost" | "unanswered" | "twice" | "full" | "busy" | "trouble";

/** A call that changes something. */
interface Write {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const refusal = (status: number, code: string) =>
  Response.json({ code, message: "No.", detail: "No.", request_id: "r" }, { status });
const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
const succeeded = { success: true, message: "" };
const at = "2026-06-13T17:00:00.000Z";

function catchAnswer(catch_id: string, { revision, ...content }: Record<string, unknown>) {
  const one = {
    ...content,
    catch_id,
    length: content["length_inches"],
    weight: content["weight_pounds"],
    location: content["location_name"],
    is_personal_best: false,
    small_photo_url: null,
    created_at: at,
    updated_at: at,
    revision: Number(revision ?? 0) + 1,
  };
  return { ...succeeded, catch: one };
}

/** What of an own license a form carries. */
const licenseAnswer = (license_id: string, images: readonly string[]) => ({
  ...succeeded,
  license: someLicense({ license_id, images }),
});

/**
 * An in-memory server for an account's data: it records every call that changes something, and
 * accepts everything unless a test says otherwise.
 */
export function accountServer() {
  const writes: Write[] = [];
  const reads: string[] = [];
  const restored = new Map<string, Record<string, unknown>>();
  const ownSpots = new Map<string, unknown>();
  const favorites = new Set<string>();
  const homeWaters = new Map<string, number>();
  const alerts = new Map<string, unknown>();
  const licenses = new Map<string, string[]>();
  let isReachable = true;
  const refused = new Map<string, () => Response>();
  let outcomes: RequestOutcome[] = [];

  /** Applies it as its outcome will have it. */
  function underFate(apply: () => Response): Response {
    const outcome = isReachable ? (outcomes.shift() ?? "fine") : "lost";
    if (outcome === "lost") throw new TypeError("Failed to fetch");
    if (outcome === "full") return refusal(507, "storage_full");
    if (outcome === "busy") return refusal(429, "rate_limited");
    if (outcome === "trouble") return refusal(503, "unavailable");
    if (outcome === "twice") apply();
    const response = apply();
    if (outcome === "unanswered") throw new TypeError("Failed to fetch");
    return response;
  }

  function saved(path: string, id: string, body: Record<string, unknown>): unknown {
    if (path.startsWith("/api/catch-logger/log"))
      return catchAnswer(String(body["catch_id"]), body);
    if (path.startsWith("/api/catch-logger/catch/")) return catchAnswer(id, body);
    if (path.startsWith("/api/catch-logger/trips/")) {
      const revision = Number(body["revision"] ?? 0) + 1;
      return { ...body, trip_id: id, created_at: at, updated_at: at, revision };
    }
    if (path.startsWith("/api/spots/mine/")) {
      const spot = { ...body, spot_id: id, created_at: at, updated_at: at };
      ownSpots.set(id, spot);
      return spot;
    }
    if (path.startsWith("/api/tide-alerts/")) {
      const alert = { ...body, alert_id: id, created_at: at };
      alerts.set(id, alert);
      return alert;
    }
    if (path.startsWith("/api/spots/home-waters/")) homeWaters.set(id, Number(body["rank"]));
    else favorites.add(id);
    return succeeded;
  }

  function listed(path: string): unknown {
    if (path === "/api/spots/mine")
      return {
        own_spots: [...ownSpots.values()],
        favorites: [...favorites],
        home_waters: [...homeWaters].map(([water_id, rank]) => ({ water_id, rank })),
      };
    if (path === "/api/tide-alerts") return { alerts: [...alerts.values()] };
    if (path === "/api/licenses/my-licenses") {
      const all = [...licenses].map(([license_id, images]) => someLicense({ license_id, images }));
      return { success: true, licenses: all };
    }
    if (path === "/api/catch-logger/changes") {
      const nothing = { catches: [], deleted_catch_ids: [], trips: [], deleted_trip_ids: [] };
      return { ...nothing, cursor: "cursor-2", has_more: false };
    }
    return undefined;
  }

  function answer(method: string, path: string, body: Record<string, unknown>): Response {
    if (method === "GET") {
      reads.push(path);
      const list = listed(path);
      return list === undefined ? refusal(404, "not_found") : Response.json(list);
    }
    const call = `${method} ${path}`;
    writes.push({ call, body });
    const no = refused.get(call);
    if (no !== undefined) return no();
    const id = path.split("/").at(-1) ?? "";
    if (path.endsWith("/restore")) {
      const restoredId = path.split("/").at(-2) ?? "";
      return Response.json(catchAnswer(restoredId, { ...restored.get(restoredId), revision: 4 }));
    }
    if (method !== "DELETE") return Response.json(saved(path, id, body));
    if (path.startsWith("/api/spots/favorites/")) favorites.delete(id);
    else if (path.startsWith("/api/spots/home-waters/")) homeWaters.delete(id);
    else {
      const isThere = ownSpots.delete(id) || alerts.delete(id) || path.includes("catch-logger");
      favorites.delete(id);
      homeWaters.delete(id);
      if (!isThere) return refusal(404, "not_found");
    }
    return Response.json(succeeded);
  }

  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, "http://localhost:3000");
    const text = typeof init?.body === "string" ? init.body : "{}";
    return underFate(() => answer(init?.method ?? "GET", pathname, record(JSON.parse(text))));
  });

  /** Forms with files. */
  class FormRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    private call = "";
    open(method: string, address: string) {
      this.call = `${method} ${new URL(address, "http://localhost:3000").pathname}`;
    }
    setRequestHeader() {}
    abort() {}
    getResponseHeader() {
      return null;
    }
    async send(form: FormData) {
      await Promise.resolve();
      try {
        const response = underFate(() => {
          writes.push({ call: this.call, body: Object.fromEntries(form) });
          return refused.get(this.call)?.() ?? Response.json(this.take(form));
        });
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event("load"));
      } catch {
        this.dispatchEvent(new Event("error"));
      }
      this.dispatchEvent(new Event("loadend"));
    }
    private take(form: FormData): unknown {
      const photo = fieldOf(form, "photo_id");
      if (this.call.endsWith("upload-photo")) {
        const url = `/api/catch-logger/photos/${photo}`;
        const addresses = { photo_url: `${url}/large`, small_photo_url: `${url}/small` };
        return { photo_id: photo, ...addresses, taken_at: null, position: null };
      }
      const isNew = this.call.endsWith("/upload");
      const id = isNew ? fieldOf(form, "license_id") : (this.call.split("/").at(-2) ?? "");
      const image = isNew ? id : fieldOf(form, "image_id");
      const images = [...new Set([...(licenses.get(id) ?? []), image])];
      licenses.set(id, images);
      return licenseAnswer(id, images);
    }
  }
  vi.stubGlobal("XMLHttpRequest", FormRequest);

  return {
    writes,
    /** The addresses that were read. */
    reads,
    /** What the account holds. */
    holds: () => ({
      spots: Object.fromEntries([...ownSpots].map(([id, spot]) => [id, record(spot)["name"]])),
      favorites: new Set(favorites),
      homeWaters: Object.fromEntries(homeWaters),
      alerts: Object.fromEntries(
        [...alerts].map(([id, alert]) => [id, record(alert)["lead_minutes"]]),
      ),
      licenses: Object.fromEntries([...licenses].map(([id, images]) => [id, images.length])),
    }),
    /** Outcomes of the next calls, reads too; later ones succeed. */
    decide(coming: readonly RequestOutcome[]): void {
      outcomes = [...coming];
    },
    /** Out of reach, or back. */
    reach(reachable: boolean): void {
      isReachable = reachable;
    },
    /** The account already holds these. */
    hold(held: {
      readonly ownSpots?: readonly { readonly spot_id: string }[];
      readonly favorites?: readonly string[];
      readonly alerts?: readonly { readonly alert_id: string }[];
      readonly licenses?: readonly string[];
    }): void {
      for (const spot of held.ownSpots ?? []) ownSpots.set(spot.spot_id, spot);
      for (const id of held.favorites ?? []) favorites.add(id);
      for (const alert of held.alerts ?? []) alerts.set(alert.alert_id, alert);
      for (const id of held.licenses ?? []) licenses.set(id, [id]);
    },
    /** What a deleted catch was. */
    holdDeleted(id: string, content: Record<string, unknown>): void {
      restored.set(id, content);
    },
    /** A call that it refuses. */
    refuse(call: string, status: number, code: string): void {
      refused.set(call, () => refusal(status, code));
    },
  };
}

/** One holder at a time, as browsers grant locks on secure addresses; jsdom has none. */
export function stubLocks(): void {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const mine = (ends.get(name) ?? Promise.resolve()).then(work);
    ends.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}
