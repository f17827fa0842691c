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

/** True for placeholders such as "n/a". "NA" without the slash is Namibia. */
export const isPlaceholder = (text: string): boolean => /^n\s*\/\s*a\.?$/i.test(text);

const letters = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
