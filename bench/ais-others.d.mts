type Decode = (lines: readonly string[]) => number;
export function installOthers(folder: string): NodeJS.Require;
export function openOthers(require: NodeJS.Require): Readonly<Record<string, Decode>>;
