/** One tab at a time; where the browser has no locks (insecure addresses) at once, as if alone. */
export function withTabLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
