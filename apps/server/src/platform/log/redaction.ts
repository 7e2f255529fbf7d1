const sensitiveName =
  /password|secret|token|authorization|cookie|api_?key|private_?key|smtp_?url|database_?url|signature/iu;

/** Matches secrets in queries, such as `?token=…` and `&code=…`. */
const secretInQuery = /([?&](?:token|code|key|secret|session_id|password)=)[^&\s"'#\\]+/giu;
const bearer = /\b(bearer\s+)[\w.~+/=-]+/giu;
const credentialsInUrl = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@:"]*:[^\s/@"]+@/giu;
/** Drizzle puts the values of a failed query into the message. */
const queryParameters = /\nparams:[\s\S]*/u;

const redacted = "[redacted]";
const deepest = 6;
const longestText = 4000;

export function redactText(text: string): string {
  return text
    .replace(secretInQuery, `$1${redacted}`)
    .replace(bearer, `$1${redacted}`)
    .replace(credentialsInUrl, `$1${redacted}@`);
}

const withoutParameters = (text: string): string =>
  text.replace(queryParameters, `\nparams: ${redacted}`).slice(0, longestText);

function framesOf(error: Error): string {
  const stack = error.stack ?? "";
  const afterMessage = stack.indexOf(error.message) + error.message.length;
  return stack.slice(Math.max(0, afterMessage)).trimStart().slice(0, longestText);
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  const code = "code" in error ? error.code : undefined;
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

/** Returns a copy without secret fields. Errors keep type, message, code, stack and cause. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.slice(0, longestText);
  if (value === null || typeof value !== "object") return value;
  if (depth > deepest) return "[too deep]";
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value, depth);
}

export function redactFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sensitiveName.test(name) ? redacted : redact(value, depth + 1),
    ]),
  );
}
