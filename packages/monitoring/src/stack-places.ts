/** Stack frame in a file of this project, in the service's format. */
export interface StackPlace {
  function?: string;
  filename: string;
  lineno: number;
  colno: number;
}

/** Returns the name under which a file is reported; null omits files of others. */
export type NameFile = (file: string) => string | null;

// Chromium and Node: "at name (file:1:2)" or "at file:1:2". Firefox and Safari: "name@file:1:2".
const V8 = /^\s*at (?:(.+) \()?([^\s()]+):(\d+):(\d+)\)?$/;
const OTHERS = /^([^@]*)@(\S+):(\d+):(\d+)$/;
const FUNCTION = /^[\w$.<>#[\] ]{1,80}$/;
const MAX_PLACES = 40;

/** Returns the stack frames in files of this project, innermost first. */
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

/** Removes name and message, with which Chromium and Node start a stack: their lines could look like frames. */
function withoutMessage({ stack = '', message }: Error): string {
  const at = message ? stack.indexOf(`: ${message}`) : -1;
  const isHeader = at >= 0 && at < 200 && !stack.slice(0, at).includes('\n');
  return isHeader ? stack.slice(at + 2 + message.length) : stack;
}
