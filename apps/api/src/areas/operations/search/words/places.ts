import { findCountry } from '@millrace/domain';

/** World regions with their country codes. */
export const REGIONS = {
  europe:
    'AL AD AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK',
  asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  america: 'AR BO BR CA CL CO CR CU DO EC GT HN MX NI PA PE PY SV US UY VE',
  africa: 'AO BW CD CI CM DZ EG ET GA GH KE LY MA MG ML MR MU MZ NA NE NG RW SD SN TN TZ UG ZA ZM ZW',
  oceania: 'AU FJ NZ PG',
} as const;

const REGION_OF_COUNTRY = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region])),
);

/** Returns the region of a country. */
export const regionOf = (country: string): string | null => REGION_OF_COUNTRY.get(country) ?? null;

const REGION_WORDS: Readonly<Record<string, string>> = {
  europe: 'europe',
  european: 'europe',
  europa: 'europe',
  eu: 'europe',
  asia: 'asia',
  asian: 'asia',
  asien: 'asia',
  america: 'america',
  americas: 'america',
  africa: 'africa',
  african: 'africa',
  oceania: 'oceania',
};

const ADJECTIVES: Readonly<Record<string, string>> = {
  american: 'US',
  australian: 'AU',
  austrian: 'AT',
  belgian: 'BE',
  brazilian: 'BR',
  british: 'GB',
  canadian: 'CA',
  chilean: 'CL',
  chinese: 'CN',
  czech: 'CZ',
  danish: 'DK',
  dutch: 'NL',
  finnish: 'FI',
  french: 'FR',
  german: 'DE',
  indian: 'IN',
  irish: 'IE',
  israeli: 'IL',
  italian: 'IT',
  japanese: 'JP',
  korean: 'KR',
  malaysian: 'MY',
  mexican: 'MX',
  norwegian: 'NO',
  polish: 'PL',
  portuguese: 'PT',
  russian: 'RU',
  singaporean: 'SG',
  spanish: 'ES',
  swedish: 'SE',
  swiss: 'CH',
  taiwanese: 'TW',
  turkish: 'TR',
  deutschland: 'DE',
  frankreich: 'FR',
  italien: 'IT',
  schweden: 'SE',
  schweiz: 'CH',
  osterreich: 'AT',
  spanien: 'ES',
  norwegen: 'NO',
  korea: 'KR',
};

/**
 * Returns the filter that words stand for, such as `country=JP` for "Japanese" or "Japan".
 *
 * @param words One or several words, folded.
 * @returns Null if it is no place.
 */
export function placeFilter(words: string): string | null {
  const region = REGION_WORDS[words];
  if (region !== undefined) return `region=${region}`;
  const adjective = ADJECTIVES[words];
  if (adjective !== undefined) return `country=${adjective}`;
  if (words.length < 4 && words !== 'usa' && words !== 'uk') return null;
  const country = findCountry(words);
  // Three-letter country codes are more often words.
  if (!country || (words.length === 3 && words !== 'usa')) return null;
  return `country=${country.code}`;
}
