/** Lays a page in several tasks, what is looked at first before the rest: the browser paints and answers in between. */
export class StagedRender {
  /** What may be there: everything up to this stage. */
  now = $state(0);

  constructor(readonly last: number) {}

  /** Goes on to the last stage; stops when the function returned is called. */
  run(): () => void {
    return repeat(() => ++this.now < this.last);
  }
}

/** Lays a long list in several tasks, so many at a time. Once all are there, all stay: what changes, changes at once. */
export class Chunks {
  count = $state(0);

  constructor(readonly size: number) {}

  run(total: number, done: () => () => void = () => () => undefined): () => void {
    let stop = repeat(() => {
      this.count += this.size;
      if (this.count < total) return true;
      this.count = Infinity;
      stop = done();
      return false;
    });
    return () => {
      stop();
    };
  }
}

/** Does something once a task until it says that this was all. */
function repeat(step: () => boolean): () => void {
  let timer = 0;
  const next = () => {
    if (step()) timer = window.setTimeout(next);
  };
  timer = window.setTimeout(next);
  return () => {
    clearTimeout(timer);
  };
}
