/** Requests that are not urgent, one after the other: a long list of tables must not keep anything else waiting. */
let last: Promise<unknown> = Promise.resolve();

export function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const next = last.then(request);
  last = next.catch(() => undefined);
  return next;
}
