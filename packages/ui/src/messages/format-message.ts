import { dateFormat, numberFormat, pluralRules } from './formatters';
import type { Choices, MessagePart } from './parse-message';

/** Locale and time zone of a message; `isolates` adds bidirectional isolation to placeholders. */
export interface MessageWriting {
  locale: string;
  timeZone: string;
  isolates: boolean;
}

/** A value, or a function that wraps the content of a tag. */
type Values<Part> = Readonly<Record<string, unknown | ((enclosed: (Part | string)[]) => Part)>>;

/**
 * Formats a parsed message to its parts: texts, and the values and tags inserted.
 *
 * @throws if a value, a function for a tag, or a style is missing.
 */
export function formatMessage<Part>(
  message: readonly MessagePart[],
  values: Values<Part>,
  writing: MessageWriting,
  count = 0,
): (Part | string)[] {
  const { locale, timeZone, isolates } = writing;
  return message.flatMap((part): (Part | string)[] => {
    if (typeof part === 'string') return [part];
    if (part.kind === 'count') return [numberFormat(locale).format(count)];
    const { name } = part;
    if (!(name in values)) throw new RangeError(`The message asks for a value of "${name}"`);
    const value = values[name];
    const numeric = typeof value === 'number' ? value : Number(value);
    if (part.kind === 'value') {
      const shown = typeof value === 'number' ? String(value) : ((value || '') as Part | string);
      // Otherwise the parts of a name, or punctuation at its end, would be reordered beside text of another script.
      return isolates ? ['\u2068', shown, '\u2069'] : [shown];
    }
    if (part.kind === 'number') return [numberFormat(locale, numberStyle(part.style)).format(numeric)];
    if (part.kind === 'date' || part.kind === 'time') {
      const style = dateStyle(part.kind, part.style);
      return [dateFormat(locale, { timeZone, ...style }).format(value as Date | number)];
    }
    if (part.kind === 'tag') {
      if (typeof value !== 'function') throw new RangeError(`The message asks for a function of "${name}"`);
      return [value(formatMessage(part.children, values, writing, count))].flat();
    }
    if (part.kind === 'select')
      return formatMessage(choose(part.choices, String(value)), values, writing, count);
    const left = numeric - part.offset;
    const type = part.kind === 'plural' ? 'cardinal' : 'ordinal';
    const exact = part.choices[`=${value}`];
    const chosen = exact ?? choose(part.choices, pluralRules(locale, { type }).select(left));
    return formatMessage(chosen, values, writing, left);
  });
}

const choose = (choices: Choices, name: string): readonly MessagePart[] =>
  (Object.hasOwn(choices, name) && choices[name]) || (choices.other ?? []);

const NUMBER_STYLES: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  '': {},
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
  '::percent': { style: 'percent' },
  '::percent .': { style: 'percent', maximumFractionDigits: 0 },
};

/** @throws RangeError for skeletons other than percentages: `Messages.number` accepts all options. */
function numberStyle(style: string): Intl.NumberFormatOptions {
  const known = NUMBER_STYLES[style];
  if (!known) throw new RangeError(`There is no style "${style}" of numbers in messages`);
  return known;
}

/** @throws RangeError for a skeleton: `Messages.date` accepts all options. */
function dateStyle(kind: 'date' | 'time', style: string): Intl.DateTimeFormatOptions {
  const length = style || 'medium';
  if (!/^(?:short|medium|long|full)$/.test(length))
    throw new RangeError(`There is no style "${style}" of a ${kind} in messages`);
  return { [`${kind}Style`]: length };
}
