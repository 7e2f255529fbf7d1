/** The little of autocannon that is used here; the package brings no types. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    /** Requests in all, instead of a duration. */
    readonly amount?: number;
    /** Requests a second in all; as many as possible without it. */
    readonly overallRate?: number;
    /** In turn, on each connection. */
    readonly requests?: readonly { readonly path: string }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
