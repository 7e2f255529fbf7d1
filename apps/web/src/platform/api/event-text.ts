/** The format of server-sent events, as far as `data` goes (HTML Standard, 9.2.6). */
export interface EventReader {
  /** The data of every event that the piece of text completes. */
  readonly read: (text: string) => string[];
}

/** An event that is longer is not one of ours, characters. */
const longestEvent = 8_000_000;

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
      // A carriage return at the end may belong to a line feed that is still to come.
      const lines = whole.split(/\r\n|\n|\r(?!$)/u);
      rest = lines.pop() ?? "";
      if (rest.length > longestEvent) throw new RangeError("an event without an end");
      return lines.map(take).filter((event) => event !== null);
    },
  };
}
