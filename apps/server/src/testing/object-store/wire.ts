interface Entry {
  readonly key: string;
  readonly etag: string;
  readonly bytes: number;
  readonly savedAt: Date;
}

interface Listing {
  readonly bucket: string;
  readonly prefix: string;
  readonly entries: readonly Entry[];
  readonly next: string | undefined;
}

export const errorXml = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

const entryXml = ({ key, etag, bytes, savedAt }: Entry): string =>
  `<Contents><Key>${key}</Key><LastModified>${savedAt.toISOString()}</LastModified>` +
  `<ETag>${etag.replaceAll('"', "&quot;")}</ETag><Size>${bytes}</Size></Contents>`;

export function listingXml({ bucket, prefix, entries, next }: Listing): string {
  const more = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return (
    `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix>` +
    `<KeyCount>${entries.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>` +
    `${more}${entries.map(entryXml).join("")}</ListBucketResult>`
  );
}

export const keysToDelete = (xml: string): string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/gu)].map(([, key = ""]) => key);
