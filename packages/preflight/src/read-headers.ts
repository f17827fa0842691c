import { type Place, toPlace } from './finding';

/** One header, its name in lower case. */
export interface Header {
  name: string;
  value: string;
  place: Place;
}

/** No server sends more that mean something. */
const HEADERS_MAX = 200;

/**
 * Reads headers as browsers and command lines show them: a line each, the status before them or not. A line that
 * begins with white space goes on with the one before; what is no header is passed over.
 */
export function readHeaders(text: string): Header[] {
  const read: { name: string; value: string; line: number }[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const last = read.at(-1);
    if (/^[ \t]+\S/.test(line) && last) {
      last.value += ` ${line.trim()}`;
      return;
    }
    const [, name, value] = /^[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) read.push({ name, value: value.trim(), line: at + 1 });
  });
  return read.slice(0, HEADERS_MAX).map(({ name, value, line }) => ({
    name: name.toLowerCase(),
    value,
    place: toPlace('headers', line, `${name}: ${value}`),
  }));
}
