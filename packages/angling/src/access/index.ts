export * from "#angling/access/access.ts";
