/** A place in a file of ours, as the service takes it. */
export interface StackPlace {
  function?: string;
  filename: string;
  lineno: number;
  colno: number;
}

/** Names a file as reports may: null for one that is not ours, which is left out. */
export type NameFile = (file: string) => string | null;

// Chromium and Node: "at name (file:1:2)" or "at file:1:2". Firefox and Safari: "name@file:1:2".
const V8 = /^\s*at (?:(.+) \()?([^\s()]+):(\d+):(\d+)\)?$/;
const OTHERS = /^([^@]*)@(\S+):(\d+):(\d+)$/;
const FUNCTION = /^[\w$.<>#[\] ]{1,80}$/;
const MAX_PLACES = 40;

/** The places of an error's stack that lie in our files, the innermost first. */
export function stackPlaces(error: Error, nameFile: NameFile): StackPlace[] {
  const places: StackPlace[] = [];
  for (const line of withoutMessage(error).split('\n')) {
    const [, name = '', file = '', row, column] = V8.exec(line) ?? OTHERS.exec(line.trim()) ?? [];
    const filename = file && nameFile(file);
    if (!filename) continue;
    const known = name.replace(/^async /, '');
    places.push({
      ...(FUNCTION.test(known) && { function: known }),
      filename,
      lineno: Number(row),
      colno: Number(column),
    });
  }
  return places.slice(0, MAX_PLACES);
}

/** Chromium and Node begin a stack with name and message, whose lines could pass for places. */
function withoutMessage({ stack = '', message }: Error): string {
  const at = message ? stack.indexOf(`: ${message}`) : -1;
  const isHeader = at >= 0 && at < 200 && !stack.slice(0, at).includes('\n');
  return isHeader ? stack.slice(at + 2 + message.length) : stack;
}
