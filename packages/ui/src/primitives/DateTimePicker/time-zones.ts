import { type CalendarDateTime, now, toCalendarDateTime, toZoned } from '@internationalized/date';

export interface TimeZone {
  /** IANA name, such as `America/Argentina/Buenos_Aires`. */
  id: string;
  /** `Buenos Aires`; the id itself if it contains no place. */
  city: string;
}

const HOUR_MS = 3_600_000;

export function toTimeZone(id: string): TimeZone {
  return { id, city: (id.split('/').at(-1) ?? id).replaceAll('_', ' ') };
}

/**
 * Formats the UTC offset of a zone at a local time, or now: `UTC+1`, `UTC−3:30`, `UTC`. Empty for an unknown zone.
 *
 * @param isSecond True for the second occurrence of an ambiguous local time. Default false.
 */
export function utcOffset(id: string, local: CalendarDateTime | null, isSecond = false): string {
  const offset = offsetMs(id, local, isSecond);
  if (offset === undefined || offset === 0) return offset === 0 ? 'UTC' : '';
  const hours = Math.trunc(Math.abs(offset) / HOUR_MS);
  const minutes = Math.round((Math.abs(offset) % HOUR_MS) / 60_000);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

function offsetMs(id: string, local: CalendarDateTime | null, isSecond: boolean): number | undefined {
  try {
    return local ? toZoned(local, id, isSecond ? 'later' : 'compatible').offset : now(id).offset;
  } catch {
    return undefined;
  }
}

/** Returns the daylight saving change at a local time: none (also for an unknown zone), a gap, or an overlap. */
export function clockChangeAt(local: CalendarDateTime, id: string): 'none' | 'skipped' | 'repeated' {
  if (!isKnown(id)) return 'none';
  const earlier = toZoned(local, id, 'earlier');
  const later = toZoned(local, id, 'later');
  if (earlier.offset === later.offset) return 'none';
  return toCalendarDateTime(earlier).compare(local) === 0 ? 'repeated' : 'skipped';
}

/** True if the browser supports a zone; its time zone data may be older than the zone. */
export function isKnown(id: string): boolean {
  return offsetMs(id, null, false) !== undefined;
}

interface SearchableZone extends TimeZone {
  words: string;
}

/** Renamed places that browsers list by their old names; they support the new ones too. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const byLocale = new Map<string, readonly SearchableZone[]>();

/**
 * Returns the zones that match a query by place, by name (`Central European`) or by offset (`UTC+1`, `+1`); those whose
 * place starts with it come first.
 */
export function findTimeZones(query: string, locale: string, limit = 8): TimeZone[] {
  const wanted = simplify(query.trim());
  if (wanted === '') return [];
  const matches = zonesIn(locale).filter(
    (zone) => zone.words.includes(wanted) || matchesOffset(zone.id, wanted),
  );
  const begins = (zone: TimeZone) => simplify(zone.city).startsWith(wanted);
  return [...matches.filter(begins), ...matches.filter((zone) => !begins(zone))].slice(0, limit);
}

/** Cached per language, as formatting the names is expensive. */
function zonesIn(locale: string): readonly SearchableZone[] {
  const known = byLocale.get(locale);
  if (known) return known;
  // Browsers do not list UTC.
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((id) => renamed[id] ?? id)]);
  const zones = [...ids].map((id) => ({
    ...toTimeZone(id),
    words: simplify(`${id.replaceAll('_', ' ')} ${timeZoneName(id, locale)}`),
  }));
  byLocale.set(locale, zones);
  return zones;
}

function timeZoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function matchesOffset(id: string, wanted: string): boolean {
  if (!/^(utc|gmt)?[+−-]\d/.test(wanted)) return false;
  const offset = utcOffset(id, null).replace('−', '-').toLowerCase();
  return offset === wanted.replace('−', '-').replace(/^(gmt)?(?=[+-])/, 'utc');
}

/** Lower-cases and removes accents, for matching. */
function simplify(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
