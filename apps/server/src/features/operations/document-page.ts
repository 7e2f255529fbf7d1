import { escapeXml } from "@striper/angling/spots";
import type { Endpoint } from "@striper/contract/endpoint";
import { errorsOf } from "@striper/contract/openapi";

const accessWording: Readonly<Record<Endpoint["access"], string>> = {
  public: "everyone",
  account: "signed in",
  member: "signed in, trial or plan running",
  admin: "admins",
  token: "an access token, trial or plan running",
};

function section(name: string, endpoint: Endpoint): string {
  const { method, path, summary, access, limits } = endpoint;
  return `<article id="${escapeXml(name)}">
<h3><code><b>${method}</b> ${escapeXml(path)}</code></h3>
<p>${escapeXml(summary)}</p>
<dl>
<dt>For</dt><dd>${accessWording[access]}</dd>
<dt>At most</dt><dd>${limits.perMinute} a minute${limits.bodyBytes > 0 ? `, ${limits.bodyBytes} bytes` : ""}</dd>
<dt>Errors</dt><dd>${errorsOf(endpoint).map(escapeXml).join(", ")}</dd>
</dl>
</article>`;
}

function groupsOf(endpoints: Readonly<Record<string, Endpoint>>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const group = name.split(".")[0] ?? "";
    groups.set(group, [...(groups.get(group) ?? []), section(name, endpoint)]);
  }
  return groups;
}

export function documentPage(endpoints: Readonly<Record<string, Endpoint>>): string {
  const body = [...groupsOf(endpoints)].map(
    ([group, sections]) =>
      `<section><h2>${escapeXml(group)}</h2>\n${sections.join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Striper Conditions: the calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Striper Conditions: the calls</h1>
<p>The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>. Not for navigation.</p>
${body.join("\n")}
</main>
</body>
</html>
`;
}

export const documentStyle = `:root { color-scheme: light dark; }
body { font: 17px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { text-transform: capitalize; border-bottom: 1px solid; }
article { margin: 2rem 0; }
code { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
`;
