/** Bodies of the contract nest six deep at most. */
const DEPTH_MAX = 32;

/** A full list of ids in a body of the usual size has some 6,500. */
const VALUES_MAX = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Returns whether JSON in UTF-8 nests no deeper and holds no more values than any call takes. Parsing and validating a
 * megabyte of brackets holds up all other requests for a third of a second; counting them takes a few milliseconds.
 */
export function isWithinJsonBounds(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
}
