import {
  codePointLength,
  findCountry,
  isShownLine,
  isShownText,
  isWebsite,
  nameSortKey,
  TEXT_LIMITS,
} from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { cleanText, DAMAGED, oneLine, paragraphs } from '../../../platform/text/clean-text';
import { isPlaceholder } from '../../../platform/text/recognize';
import type { SheetRow } from './read-spreadsheet';
import type { SheetField, SheetMapping } from './sheet-kinds';

/** As long as the forms of companies let them be. */
const ADDRESS_MAX = 500;
const URL_MAX = 2048;

/** What a row says of a company or a product. */
export interface SheetDraft {
  row: number;
  name: string;
  nameKey: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  address: string | null;
  url: string | null;
  description: string | null;
}

/** Why nothing can be made of a row. */
export interface RefusedRow {
  row: number;
  name: string;
  reason: Sentence;
}

/** What a row says, or why it can't be taken. */
export function readRow(mapping: SheetMapping, { row, cells, broken }: SheetRow): SheetDraft | RefusedRow {
  const cell = (field: SheetField): string => {
    const place = mapping[field];
    return place === undefined ? '' : cleanText(cells[place] ?? '').text;
  };
  const name = oneLine(cell('name'));
  const refused = (reason: Sentence): RefusedRow => ({ row, name, reason });
  if (broken !== undefined) return refused(sentence('sheet.broken', { reason: broken }));
  const sentCountry = cell('country');
  const country = findCountry(sentCountry);
  const draft: SheetDraft = {
    row,
    name,
    nameKey: nameSortKey(name),
    country: country?.code ?? null,
    address: paragraphs(cell('address')) || null,
    url: oneLine(cell('url')) || null,
    description: paragraphs(cell('description')) || null,
  };
  const problem =
    nameProblem(draft) ??
    (country || sentCountry === '' || isPlaceholder(sentCountry)
      ? null
      : sentence('sheet.unknownCountry', { value: sentCountry.slice(0, 60) })) ??
    fieldProblem('address', draft.address, ADDRESS_MAX) ??
    fieldProblem('url', draft.url, URL_MAX) ??
    (isWebsite(draft.url ?? '') ? null : sentence('sheet.notWebsite')) ??
    fieldProblem('description', draft.description, TEXT_LIMITS.description);
  return problem === null ? draft : refused(problem);
}

function nameProblem({ name, nameKey }: SheetDraft): Sentence | null {
  if (name === '' || nameKey === '') return sentence('sheet.noName');
  if (name.includes(DAMAGED) || !isShownLine(name)) return sentence('sheet.damagedName');
  return fieldProblem('name', name, TEXT_LIMITS.name);
}

function fieldProblem(field: SheetField, value: string | null, limit: number): Sentence | null {
  if (value === null) return null;
  if (value.includes(DAMAGED) || !isShownText(value)) return sentence('sheet.damaged', { field });
  return codePointLength(value) > limit ? sentence('sheet.tooLong', { field, limit }) : null;
}

/** Whether a row was refused. */
export const isRefused = (row: object): row is RefusedRow => 'reason' in row;
