/** Of `gdal3.js` under Node, what is used here; its own types are those of the browser. */
export interface Dataset {
  readonly pointer: number;
}
interface Gdal {
  open(file: string): Promise<{ readonly datasets: readonly Dataset[] }>;
  close(dataset: Dataset): Promise<void>;
  getInfo(dataset: Dataset): Promise<unknown>;
  ogr2ogr(
    dataset: Dataset,
    options: readonly string[],
    name: string,
  ): Promise<{ readonly local: string }>;
}
interface Options {
  /** The folder of its program, relative to the working directory. */
  readonly path: string;
  /** The folder that GDAL sees as `/output`. */
  readonly dest: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logHandler: (text: string) => void;
  readonly errorHandler: (text: string) => void;
}
export declare function initGdalJs(options: Options): Promise<Gdal>;
