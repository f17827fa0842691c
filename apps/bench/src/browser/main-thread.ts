/** Event of a Chromium trace. @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string;
  cat: string;
  /** CPU time of its thread so far, in microseconds. */
  tts?: number;
  /** Microseconds. */
  ts: number;
}

/**
 * CPU time of a page's main thread at each mark: script, style, layout and paint. Unlike wall time it is comparable on
 * a shared machine.
 */
export class MainThread {
  private constructor(private readonly marks: readonly Required<TraceEvent>[]) {}

  /** Parses a trace. @throws if the page set no marks in it. */
  static of(trace: Buffer): MainThread {
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    const marks = traceEvents
      .filter(({ cat, name }) => cat === 'blink.user_timing' && name.startsWith('bench '))
      .flatMap((event) => (event.tts === undefined ? [] : [{ ...event, tts: event.tts }]))
      .sort((one, other) => one.ts - other.ts);
    if (marks.length === 0) throw new Error('The trace does not tell the processor time of the page.');
    return new MainThread(marks);
  }

  /** Returns the CPU times between two marks, in milliseconds. */
  between(from: string, to: string): number[] {
    const ends = this.marksOf(to);
    return this.marksOf(from).flatMap((start) => {
      const end = ends.find(({ ts }) => ts >= start.ts);
      return end ? [(end.tts - start.tts) / 1000] : [];
    });
  }

  /** Returns the CPU time of a candidate's first mount in a fresh page, including its script, in milliseconds. */
  freshMount(name: string): number {
    const once = (what: string): number =>
      this.between(`${what} of ${name} begins`, `${what} of ${name} ends`)[0] ?? Number.NaN;
    return once('load') + once('first mount');
  }

  /** Returns the wall times between two marks, in milliseconds. */
  elapsed(from: string, to: string): number[] {
    const ends = this.marksOf(to);
    return this.marksOf(from).flatMap((start) => {
      const end = ends.find(({ ts }) => ts >= start.ts);
      return end ? [(end.ts - start.ts) / 1000] : [];
    });
  }

  /** Returns the CPU times from each mark to the next of the same name, in milliseconds. */
  betweenEach(name: string): number[] {
    const marks = this.marksOf(name);
    return marks.slice(1).map((mark, at) => (mark.tts - (marks[at]?.tts ?? mark.tts)) / 1000);
  }

  /** @param name Without the prefix `bench `. */
  private marksOf(name: string): readonly Required<TraceEvent>[] {
    return this.marks.filter((mark) => mark.name === `bench ${name}`);
  }
}
