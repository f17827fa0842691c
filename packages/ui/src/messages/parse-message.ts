/** Text, or a placeholder. */
export type MessagePart = string | Placeholder;

/** Choices of a plural or select: `one`, `other`, `=0`, or the names of a select. */
export type Choices = Readonly<Record<string, readonly MessagePart[]>>;

interface Named<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
}

interface Styled<Kind extends string> extends Named<Kind> {
  readonly style: string;
}

interface Counted<Kind extends string> extends Named<Kind> {
  readonly offset: number;
  readonly choices: Choices;
}

export type Placeholder =
  | Named<'value'>
  | Styled<'number'>
  | Styled<'date'>
  | Styled<'time'>
  | Counted<'plural'>
  | Counted<'selectordinal'>
  | (Named<'select'> & { readonly choices: Choices })
  | (Named<'tag'> & { readonly children: readonly MessagePart[] })
  /** Number sign `#` of the enclosing plural. */
  | { readonly kind: 'count' };

/**
 * Parses a message in ICU syntax: `{name}`, `{n, number}`, dates, times, plurals, ordinals, selects, tags and quotes.
 *
 * @throws SyntaxError if it is invalid.
 */
export function parseMessage(text: string): readonly MessagePart[] {
  let at = 0;

  const fail = (expected: string): never => {
    throw new SyntaxError(`Expected ${expected} at ${at} of the message "${text}"`);
  };
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const expect = (sign: string): void => {
    skip(SPACE);
    if (text[at] !== sign) fail(`"${sign}"`);
    at += 1;
  };
  const takes = (sign: string): boolean => {
    skip(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const word = (): string => {
    skip(SPACE);
    return skip(WORD) || fail('a name');
  };

  /** Reads text from an apostrophe on: a quoted passage, an escaped apostrophe (two), or a literal one. */
  const quoted = (isCounted: boolean): string => {
    at += 1;
    if (text[at] === "'") {
      at += 1;
      return "'";
    }
    if (!'{}<>'.includes(text[at] ?? ' ') && !(isCounted && text[at] === '#')) return "'";
    return skip(QUOTED).replace(/'$/, '').replaceAll("''", "'");
  };

  /** Reads until the end, the closing brace of a choice, or the closing tag. */
  const parts = (isNested: boolean, isCounted: boolean, tag = ''): MessagePart[] => {
    const read: MessagePart[] = [];
    const add = (part: MessagePart): void => {
      const last = read.at(-1);
      if (typeof part === 'string' && typeof last === 'string') read[read.length - 1] = last + part;
      else read.push(part);
    };
    while (at < text.length) {
      const sign = text[at];
      if (sign === '}' && isNested) break;
      if (sign === '{') add(placeholder());
      else if (sign === "'") add(quoted(isCounted));
      else if (sign === '#' && isCounted) {
        at += 1;
        add({ kind: 'count' });
      } else if (sign === '<' && text[at + 1] === '/') {
        if (!tag) fail('no closing tag');
        break;
      } else {
        const name = skip(TAG).slice(1, -1);
        if (name) {
          const children = parts(isNested, isCounted, name);
          if (!text.startsWith(`</${name}>`, at)) fail(`</${name}>`);
          at += name.length + 3;
          add({ kind: 'tag', name, children });
        } else {
          add(text[at] ?? '');
          at += 1;
          add(skip(PLAIN));
        }
      }
    }
    return read;
  };

  const choices = (isCounted: boolean): Choices => {
    const read: Record<string, MessagePart[]> = {};
    while (!takes('}')) {
      const name = word();
      expect('{');
      read[name] = parts(true, isCounted);
      expect('}');
    }
    if (!read.other) fail('a choice "other"');
    return read;
  };

  const placeholder = (): Placeholder => {
    expect('{');
    const name = word();
    if (takes('}')) return { kind: 'value', name };
    expect(',');
    const kind = word();
    if (kind === 'number' || kind === 'date' || kind === 'time') {
      const style = takes(',') ? skip(STYLE).trim() || fail('a style') : '';
      expect('}');
      return { kind, name, style };
    }
    expect(',');
    // Inside a select a number sign is literal: the plural's number is not passed on, as in ICU.
    if (kind === 'select') return { kind, name, choices: choices(false) };
    if (kind !== 'plural' && kind !== 'selectordinal') return fail('a kind of placeholder');
    skip(SPACE);
    const offset = skip(OFFSET) && Number(word());
    return { kind, name, offset: Number(offset), choices: choices(true) };
  };

  const whole = parts(false, false);
  if (at < text.length) fail('the end');
  return whole;
}

const SPACE = /\s*/y;
const WORD = /[^\s{},<>#']+/y;
const OFFSET = /offset:/y;
const STYLE = /[^{}]*/y;
const TAG = /<[A-Za-z][\w.-]*>/y;
const PLAIN = /[^{}<>'#]*/y;
const QUOTED = /(?:[^']|'')*'?/y;
