/** Options of a number format. */
type NumberWriter = Pick<Intl.NumberFormat, 'format'>;

/** Languages that write integers below a thousand as plain digits. */
const PLAIN_DIGITS = /^(?:en|de|zh|ja)(?:-[A-Z]{2})?$/;

/**
 * Formats numbers as Intl.NumberFormat does, with a fast path: browsers load their locale data on first use, which
 * blocks for about 50 ms; small integers avoid that.
 */
export const numberFormat = remember(
  (locale: string, options: Intl.NumberFormatOptions = {}): NumberWriter => {
    let whole: Intl.NumberFormat | undefined;
    const isPlain = PLAIN_DIGITS.test(locale) && Object.keys(options).length === 0;
    return {
      format(value) {
        if (isPlain && isSmallCount(value)) return String(value);
        whole ??= new Intl.NumberFormat(locale, options);
        return whole.format(value);
      },
    };
  },
);

const isSmallCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) < 1000 && !Object.is(value, -0) && Number(value) >= 0;

export const dateFormat = remember(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const listFormat = remember(
  (locale: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

export const pluralRules = remember(
  (locale: string, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

function remember<Args extends unknown[], Formatter>(make: (...args: Args) => Formatter) {
  const made = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const id = JSON.stringify(args);
    const known = made.get(id);
    if (known) return known;
    const formatter = make(...args);
    made.set(id, formatter);
    return formatter;
  };
}
