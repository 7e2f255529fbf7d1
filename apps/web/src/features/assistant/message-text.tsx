import Markdown, { type Components } from "react-markdown";
import { linkHost } from "#web/features/assistant/link-host.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

/** What an answer may be made of. No pictures, no HTML, no headings that would break the page's. */
const allowed = ["p", "strong", "em", "ul", "ol", "li", "a", "code", "br", "blockquote"];

const components: Components = {
  p: ({ children }) => <p className="not-first:mt-2">{children}</p>,
  ul: ({ children }) => <ul className="mt-2 list-disc pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="mt-2 list-decimal pl-5">{children}</ol>,
  li: ({ children }) => <li className="mt-1">{children}</li>,
  a({ href, children }) {
    const host = linkHost(href);
    if (host === null) return <>{children}</>;
    return (
      <a href={href} target="_blank" rel="noreferrer noopener" className="underline">
        {children === host ? (
          host
        ) : (
          <>
            {children} ({host})
          </>
        )}
      </a>
    );
  },
};

/** What follows a list is a paragraph of its own: Markdown would take it for more of the last point. */
function closeLists(text: string): string {
  return text.replaceAll(/^((?:-|\d+\.) .*)\n ?(?=[^\s\d-])/gmu, "$1\n\n");
}

/** Markdown of an answer: text from outside, so nothing in it is trusted. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <Markdown allowedElements={allowed} unwrapDisallowed skipHtml components={components}>
      {nonBreaking(withLinks(closeLists(text)))}
    </Markdown>
  );
}

/** Bare addresses become links under the name of their host; nobody reads the rest. */
export function withLinks(text: string): string {
  return text.replaceAll(
    /(?<![(<[\w])https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?]|(?<=\()https?:\/\/[^\s<>()[\]]+(?=\))/giu,
    (address, offset: number) => {
      const host = linkHost(address);
      const isTarget = text.slice(0, offset).endsWith("](");
      return host === null || isTarget ? address : `[${host}](${address})`;
    },
  );
}
