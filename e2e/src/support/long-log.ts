import { randomUUID } from "node:crypto";
import { somebody } from "#e2e/support/people.ts";

const batch = 200;
const day = 86_400_000;
/** The call takes so many batches a minute. */
const pauseMs = 1050;

/** A new account with so many catches, seven a day up to yesterday. Gives its session's token. */
export async function signUpWithLog(url: string, catches: number): Promise<string> {
  const { name, email, password } = somebody();
  const send = async (path: string, body: object, token = ""): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const answer = await send("/api/auth/signup", { email, password, display_name: name });
  const token =
    typeof answer === "object" && answer && "token" in answer ? String(answer.token) : "";
  for (let done = 0; done < catches; done += batch) {
    const rows = Array.from({ length: Math.min(batch, catches - done) }, (_, index) => ({
      catch_id: randomUUID(),
      species: ["Striped Bass", "Bluefish", "Scup"][(done + index) % 3],
      length_inches: 12 + ((done + index) % 30),
      date_caught: new Date(Date.now() - (done + index) * (day / 7) - day).toISOString(),
      location_name: ["Deer Island", "Nahant", "Hull Gut"][(done + index) % 3],
    }));
    await send("/api/catch-logger/import", { catches: rows }, token);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return token;
}
