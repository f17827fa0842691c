import { COUNTRIES, type CountryCode, findCountry, foldText } from '@millrace/domain';
import { isPlaceholder } from './recognize';

/** Languages whose names of countries are known, those of the interface first. */
const LANGUAGES = [
  ...[
    'en',
    'de',
    'zh',
    'ja',
    'ar',
    'zh-Hant',
    'fr',
    'es',
    'pt',
    'it',
    'nl',
    'pl',
    'ru',
    'tr',
    'ko',
    'sv',
    'da',
  ],
  ...['nb', 'fi', 'cs', 'hu', 'ro', 'vi', 'th', 'id', 'el', 'he', 'hi', 'uk', 'fa', 'bn', 'sk', 'bg', 'hr'],
  ...['sl', 'lt', 'lv', 'et', 'ca', 'ms', 'sr-Latn'],
] as const;

/** Further spellings, folded: adjectives of official names, old names, codes of sports and cars. */
const SPELLINGS: Readonly<Record<string, CountryCode>> = {
  ...{ argentine: 'AR', antigua: 'AG', barbuda: 'AG', herzegovina: 'BA', bonaire: 'BQ', capverde: 'CV' },
  ...{ czech: 'CZ', czechoslovakia: 'CZ', hellenic: 'GR', french: 'FR', gabonese: 'GA', italian: 'IT' },
  ...{ kyrgyz: 'KG', lao: 'LA', lebanese: 'LB', portuguese: 'PT', rwandese: 'RW', slovak: 'SK', swiss: 'CH' },
  ...{
    swissconfederation: 'CH',
    togolese: 'TG',
    unitedmexicanstates: 'MX',
    westbankandgaza: 'PS',
    gaza: 'PS',
  },
  ...{
    vietnamsocialist: 'VN',
    easternuruguay: 'UY',
    orientaluruguay: 'UY',
    macedoniafyrom: 'MK',
    fyrom: 'MK',
  },
  ...{ formeryugoslavmacedonia: 'MK', virginislandsofunitedstates: 'VI', unitedstatesvirginislands: 'VI' },
  ...{
    keelingislands: 'CC',
    malvinas: 'FK',
    easttimor: 'TL',
    timorleste: 'TL',
    wallisandfutunaislands: 'WF',
  },
  ...{
    upervolta: 'BF',
    uppervolta: 'BF',
    zaire: 'CD',
    ceylon: 'LK',
    persia: 'IR',
    rhodesia: 'ZW',
    siam: 'TH',
  },
  ...{ ger: 'DE', sui: 'CH', ned: 'NL', den: 'DK', gre: 'GR', rsa: 'ZA', ksa: 'SA', vie: 'VN', tpe: 'TW' },
  ...{ eire: 'IE', brd: 'DE', bundesrepublikdeutschland: 'DE', dubai: 'AE', abudhabi: 'AE', roc: 'TW' },
  ...{
    russian: 'RU',
    syrian: 'SY',
    syrianarab: 'SY',
    southgeorgia: 'GS',
    hongkongchina: 'HK',
    macaochina: 'MO',
    macauchina: 'MO',
  },
  ...{
    taiwanchina: 'TW',
    demrepcongo: 'CD',
    congodemrep: 'CD',
    demrepofcongo: 'CD',
    congorep: 'CG',
    repcongo: 'CG',
  },
  ...{
    repofcongo: 'CG',
    dempeoplesrepublicofkorea: 'KP',
    demrepkorea: 'KP',
    koreademrep: 'KP',
    korearep: 'KR',
  },
  ...{ repofkorea: 'KR', repkorea: 'KR', koreademocraticrepublicof: 'KP' },
  ...{
    kongodemokratische: 'CD',
    democraticcongo: 'CD',
    demcongo: 'CD',
    congodem: 'CD',
    congodemocratic: 'CD',
  },
  ...{
    svalbardandjanmayenislands: 'SJ',
    saintmartinfrenchpart: 'MF',
    saintmartindutchpart: 'SX',
    sintmaartendutchpart: 'SX',
  },
  ...{ peoplesdemocratickorea: 'KP', northkoreadprk: 'KP', dempeopleskorea: 'KP', koreadempeoples: 'KP' },
};

/** Territories that are often named together with their country. */
const TERRITORIES: Readonly<Partial<Record<CountryCode, readonly CountryCode[]>>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP', 'UM'],
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'NC', 'PF', 'BL', 'MF', 'PM', 'WF', 'TF'],
  GB: ['GI', 'GG', 'JE', 'IM', 'BM', 'KY', 'VG', 'FK', 'AI', 'MS', 'TC', 'SH', 'IO'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  DK: ['GL', 'FO'],
  NO: ['SJ', 'BV'],
  AU: ['CX', 'CC', 'NF', 'HM'],
  FI: ['AX'],
};

/** Words of official names. Without them Congo, Korea and China would be those of another name. */
const FORMAL =
  /\b(?:republic|rep|of|the|kingdom|states?|peoples?|popular|socialist|islamic|federal|federated|federative|democratic|dem|fed|arab|commonwealth|sultanate|independent|principality|grand|duchy|union|plurinational|bolivarian|cooperative|co operative|united|former|yugoslav|oriental|eastern|hashemite|special|administrative|region|sar|province|mainland|confederation|republica|republique|repubblica|republik|bundesrepublik|konigreich|reino|royaume|regno|estado|etat|principaute|principado|federativa|islamica|islamique|populaire|democratique|democratica|socialista|socialiste|unida|unie|plurinacional|bolivariana|bolivarienne|arabe|sultanato|sultanat|del?|d[aiou]|des|la|le|les|el)\b/g;

/** Such words in front of or behind the name in other scripts, and at the end of a Chinese name, which has no spaces. */
const FORMAL_ELSEWHERE: ReadonlySet<string> = new Set(
  [
    'республика королевство княжество содружество государство султанат федеративная исламская народная',
    'демократическая социалистическая арабская кооперативная многонациональное независимое великое герцогство',
    'جمهورية مملكة إمارة دولة سلطنة كمنولث الديمقراطية الشعبية الإسلامية العربية الاتحادية الاشتراكية',
  ].flatMap((words) => words.split(' ').map(foldText)),
);
const FORMAL_CHINESE =
  /(?:阿拉伯|伊斯兰|联邦|人民|民主|社会主义|合作|合众|独立)*(?:共和国|王国|公国|大公国|联邦|苏丹国|独立国|合众国)$/u;

/** Names that say which country only together with the formal words. */
const AMBIGUOUS =
  /^(?:congo|kongo|korea|coree|corea|virginislands|america|china|chine|chin|конго|корея|الكونغو|كوريا|الصين|刚果)$/;

/** Countries whose name is part of another’s, so that a remark that is not understood may mean that one. */
const NAMESAKES: ReadonlySet<CountryCode> = new Set(['CG', 'KR', 'MF', 'SX', 'VI', 'GN', 'SD', 'WS']);

/** Maximum length in characters. Expressions below take quadratic time. */
const LONGEST = 300;

let codesByName: ReadonlyMap<string, CountryCode | null> | undefined;
/** Names that are as short as a code, as written. */
const shortNames = new Map<string, CountryCode>();

/**
 * Reads a country as people write it: a name in one of many languages, a code, an old or official name, also with a
 * place before it or a remark in brackets behind it.
 *
 * @returns Null if it is none, or might be one of two.
 */
export function readCountry(text: string): CountryCode | null {
  if (text.length > LONGEST) return null;
  // Excerpts of tables keep words that were cut: “Irel&” is Ireland.
  const written = text
    .replace(/[´`’‘ʼ]/g, "'")
    .normalize('NFKC')
    .replace(/(?<=\p{L})&/gu, 'and')
    .replace(/[*\s]+/g, ' ')
    .trim();
  if (isPlaceholder(written)) return null;
  return readName(written) ?? readParts(written);
}

const folded = (text: string): string =>
  foldText(text.replace(/&/g, ' and ').replace(/\bst\b\.?/gi, 'saint'))
    .replace(/\b[ld]['’]/g, ' ')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

const squashed = (text: string): string => folded(text).replace(/\bthe\b|\s/g, '');

function readName(text: string): CountryCode | null {
  codesByName ??= buildNames();
  const short = isShort(text) ? shortNames.get(text) : undefined;
  if (short) return short;
  // Codes may have full stops: P.R.C., U.S.A.
  const code = text.replace(/^((?:\p{L}\.\s?){2,})$/u, (letters) => letters.replace(/[.\s]/g, ''));
  const known = findCountry(code)?.code ?? findNamed(squashed(text));
  if (known) return known;
  const china =
    /^(?:p\.?\s?r\.?|prc|(?:la )?république populaire de|(?:la )?república popular(?: de)?|volksrepublik|repubblica popolare di|people'?s rep\.?(?:ublic)?(?: of)?)\s*(?:china|chine|cina)$|^china\s*,?\s*\(?p\.?\s?r\.?c?\.?\)?$/i;
  if (china.test(text)) return 'CN';
  const plain = folded(text)
    .replace(FORMAL, ' ')
    .split(' ')
    .filter((word) => !FORMAL_ELSEWHERE.has(word))
    .join('')
    .replace(FORMAL_CHINESE, '');
  return plain === '' || AMBIGUOUS.test(plain) ? null : findNamed(plain);
}

const isShort = (text: string): boolean => /^\p{Lu}\p{Ll}{1,2}$/u.test(text);

function findNamed(name: string): CountryCode | null {
  // A bare lookup would find `constructor`.
  return Object.hasOwn(SPELLINGS, name) ? (SPELLINGS[name] ?? null) : (codesByName?.get(name) ?? null);
}

/** Names that two languages give to different countries are left out. */
function buildNames(): ReadonlyMap<string, CountryCode | null> {
  const names = new Map<string, CountryCode | null>();
  const english = new Set<string>();
  for (const language of LANGUAGES) {
    for (const style of language === 'en' ? (['long', 'short'] as const) : (['long'] as const)) {
      const shown = new Intl.DisplayNames(language, { type: 'region', style });
      for (const { code } of COUNTRIES) {
        const written = shown.of(code) ?? '';
        const name = squashed(written);
        // As a code, “Nga” would be Nigeria; in Vietnamese it is Russia.
        if (/^[a-z]{0,3}$/.test(name)) shortNames.set(written, code);
        if (/^[a-z]{0,3}$/.test(name) || english.has(name)) continue;
        if (language === 'en') english.add(name);
        const other = names.get(name);
        names.set(name, other === undefined || other === code ? code : null);
      }
    }
  }
  for (const { code, name } of COUNTRIES) names.set(squashed(name), code);
  return names;
}

/** Reads a country from a text of several parts, all of which agree on it. */
function readParts(text: string): CountryCode | null {
  const parts = text
    .split(/[,;()[\]（）、，|/\n]|\s[-–—]\s/u)
    .map((part) => part.trim())
    // “la” behind a name is its article, not Laos.
    .filter((part) => part !== '' && !/^\p{Ll}{1,3}$/u.test(part));
  if (parts.length === 1 && parts[0] !== text) return readName(parts[0] ?? '');
  if (parts.length < 2) return null;
  // “Korea, Republic of” and “Virgin Islands (British)” read the other way round.
  const turned = readName([...parts.slice(1), parts[0]].join(' ')) ?? readName(parts.join(' '));
  if (turned) return turned;
  const codes = [...new Set(parts.flatMap((part) => readName(part) ?? []))];
  const [first, second] = codes;
  // A part that could be a second country makes it unclear, as in “Congo, Korea”.
  if (first === undefined || codes.length > 2) return null;
  if (second === undefined) return isOneOf(parts, first) ? first : null;
  if (TERRITORIES[second]?.includes(first)) return first;
  if (TERRITORIES[first]?.includes(second)) return second;
  // The state of the same name.
  return first === 'GE' && second === 'US' ? 'US' : null;
}

/** A country’s name is the last part behind a place, or the first part before a remark. */
function isOneOf(parts: readonly string[], code: CountryCode): boolean {
  if (readName(parts.at(-1) ?? '') === code) return true;
  // Regions of their own are named behind their country.
  const isRegion = parts.some((part) => /administra|район|行政|إدارية/i.test(part));
  return !isRegion && !NAMESAKES.has(code) && readName(parts[0] ?? '') === code;
}
