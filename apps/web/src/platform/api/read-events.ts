import type { Endpoint, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import { exchange, failureOf, type CallInput } from "#web/platform/api/api-client.ts";
import { ContractError, OfflineError, TimeoutError } from "#web/platform/api/api-errors.ts";
import { readerOf } from "#web/platform/api/body-reader.ts";
import { readToken } from "#web/platform/session.ts";

/** Longest accepted event, in characters. */
const longestEvent = 8_000_000;

interface Reading<Event> {
  readonly signal: AbortSignal;
  /** Silence after which a stream counts as broken, ms. */
  readonly silentAfter: number;
  readonly onEvent: (event: Event) => void;
}

type Schema = Endpoint["params"];

function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    throw new ContractError("an event that is not JSON", { cause });
  }
}

function eventOf<R extends Schema>(
  endpoint: Endpoint<Schema, Schema, Schema, R>,
  data: string,
): OutputOf<R> {
  const event = readFromOutside(endpoint.response, parsedJson(data));
  if (event.success) return event.data;
  throw new ContractError(`${endpoint.path} sent an unknown event`);
}

async function eachPiece(response: Response, take: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = readerOf(response);
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) return;
    take(decoder.decode(piece.value, { stream: true }));
  }
}

function watchForSilence(silentAfter: number) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, silentAfter);
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silentAfter);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * Reads server-sent events until the server ends the stream. It sends the account's token, which `EventSource`
 * cannot. It throws when the stream breaks or stays silent, and does not reconnect.
 */
export async function readEvents<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
>(
  endpoint: Endpoint<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  { signal, silentAfter, onEvent }: Reading<OutputOf<R>>,
): Promise<void> {
  const token = readToken();
  const silence = watchForSilence(silentAfter);
  const events = createEventReader();
  try {
    const response = await exchange(endpoint, input, token, { signal, timer: silence.signal });
    if (!response.ok) throw await failureOf(endpoint, response, token);
    await eachPiece(response, (text) => {
      silence.restart();
      for (const data of events.read(text)) onEvent(eventOf(endpoint, data));
    });
  } catch (cause) {
    if (silence.signal.aborted) throw new TimeoutError("The stream is silent.", { cause });
    if (cause instanceof TypeError) throw new OfflineError("The stream broke off.", { cause });
    throw cause;
  } finally {
    silence.end();
  }
}

/** Parses the `data` fields of server-sent events (HTML Standard, 9.2.6). */
interface EventReader {
  readonly read: (text: string) => string[];
}

export function createEventReader(): EventReader {
  let rest = "";
  let data: string[] = [];

  function take(line: string): string | null {
    if (line === "") {
      const event = data.length === 0 ? null : data.join("\n");
      data = [];
      return event;
    }
    if (line === "data") data.push("");
    else if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
    return null;
  }

  return {
    read: (text) => {
      const whole = rest + text;
      // A final carriage return may be the first half of a CRLF.
      const lines = whole.split(/\r\n|\n|\r(?!$)/u);
      rest = lines.pop() ?? "";
      if (rest.length > longestEvent) throw new RangeError("an event without an end");
      return lines.map(take).filter((event) => event !== null);
    },
  };
}
