import { Writable } from 'node:stream';

/** Keeps what a server logs: start it with `{ logTo: log.to }`. */
export class KeptLog {
  /** All that was written, a line of JSON each. */
  text = '';

  readonly to = new Writable({
    write: (line, _encoding, done) => {
      this.text += String(line);
      done();
    },
  });

  lines<Line = Record<string, unknown>>(): Line[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  }

  forget(): void {
    this.text = '';
  }
}
