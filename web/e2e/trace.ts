/** What a trace of the browser tells of one event. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The time that the thread really had, which a busy machine does not stretch. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}
