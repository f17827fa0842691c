import { COMPANY_TYPES, type CompanyType, foldText, SECTORS, type Sector } from '@millrace/domain';

/** A sector by its key or its name, without regard to case, accents, spaces and punctuation. */
export function findSector(text: string): Sector | null {
  const asked = letters(text);
  return SECTORS.find(({ key, name }) => letters(key) === asked || letters(name) === asked)?.key ?? null;
}

/** A type of company, without regard to case, spaces and punctuation: "Publishing house" is `publishingHouse`. */
export function findCompanyType(text: string): CompanyType | null {
  const asked = letters(text);
  return COMPANY_TYPES.find((type) => letters(type) === asked) ?? null;
}

/** Whether a text is how tables say that there is nothing to say. Without its slash, "NA" is Namibia. */
export const isPlaceholder = (text: string): boolean => /^n\s*\/\s*a\.?$/i.test(text);

const letters = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
