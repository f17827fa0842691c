import { type Place, toPlace } from './finding';

/** One header, with its name in lower case. */
export interface Header {
  name: string;
  value: string;
  place: Place;
}

/** Maximum number of headers; no server sends more meaningful ones. */
const HEADERS_MAX = 200;

/**
 * Parses headers in the format of browsers and command lines: one per line, with or without a status line. A line that
 * starts with white space continues the previous one; lines that are no headers are ignored.
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
