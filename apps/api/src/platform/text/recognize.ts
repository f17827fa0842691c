import { COMPANY_TYPES, type CompanyType, foldText, SECTORS, type Sector } from '@millrace/domain';

/** Finds a sector by key or name, ignoring case, accents, spaces and punctuation. */
export function findSector(text: string): Sector | null {
  const asked = letters(text);
  return SECTORS.find(({ key, name }) => letters(key) === asked || letters(name) === asked)?.key ?? null;
}

/** Finds a company type, ignoring case, spaces and punctuation: "Publishing house" is `publishingHouse`. */
export function findCompanyType(text: string): CompanyType | null {
  const asked = letters(text);
  return COMPANY_TYPES.find((type) => letters(type) === asked) ?? null;
}

/** Placeholders, folded; "NA" without the slash is Namibia. */
const PLACEHOLDERS = new Set([
  ...[
    'n/a',
    'n.a.',
    'n. a.',
    'n/d',
    'n.d.',
    'n/k',
    'nil',
    'none',
    'null',
    'nan',
    'undefined',
    'unknown',
    'tbd',
    'tba',
    'tbc',
  ],
  ...[
    'not available',
    'not applicable',
    'not specified',
    'not known',
    'no data',
    'keine angabe',
    'k. a.',
    'k.a.',
    'k/a',
  ],
  ...[
    'unbekannt',
    'entfällt',
    'entfallt',
    'inconnu',
    'desconocido',
    'desconhecido',
    'sconosciuto',
    's/o',
    'nicht bekannt',
  ],
  ...[
    '无',
    '無',
    '未知',
    '不详',
    '不詳',
    '暂无',
    '不明',
    '未定',
    'なし',
    'ナシ',
    '該当なし',
    '未設定',
    'غير معروف',
    'لا يوجد',
    'غير متوفر',
  ],
  ...[
    '#n/a',
    '#ref!',
    '#name?',
    '#value!',
    '#div/0!',
    '#null!',
    '#num!',
    '(blank)',
    '(leer)',
    '(none)',
    '(empty)',
  ],
]);

/** True for texts that say nothing in any column, such as "n/a", "-" and "unknown". */
export const isPlaceholder = (text: string): boolean => {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  return PLACEHOLDERS.has(plain) || (plain !== '' && /^[-–—_.?!*/\\~\s]+$/.test(plain));
};

const letters = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
