import { IntlMessageFormat } from 'intl-messageformat';
import { EN } from './en';

/** The name of a text of the catalogue. */
export type MessageKey = keyof typeof EN;

/** What a text's placeholders are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

const formats = new Map<MessageKey, IntlMessageFormat>();

/** A text of the catalogue, its placeholders filled. */
export function text(key: MessageKey, values?: MessageValues): string {
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(EN[key], 'en');
    formats.set(key, format);
  }
  return String(format.format(values));
}
