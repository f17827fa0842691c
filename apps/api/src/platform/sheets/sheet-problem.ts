import {
  InvalidFieldsError,
  type RefusalError,
  SheetUnreadableError,
  TooManyRowsError,
  UnpackedTooLargeError,
} from '../errors';
import { sentence } from '../messages/text';
import { SHEET_LIMITS } from './sheet-limits';

/** Reason why a spreadsheet, or what was chosen of it, cannot be read. */
export type SheetProblem =
  | 'unreadable'
  | 'noSheet'
  | 'oldExcel'
  | 'encrypted'
  | 'xmlSpreadsheet'
  | 'webPage'
  | 'tooManyRows'
  | 'unpackedTooLarge'
  | 'noSuchSheet'
  | 'noHeadingRow';

/** Thrown by the reader, which also runs in a thread of its own and for operators. */
export class SheetProblemError extends Error {
  constructor(readonly problem: SheetProblem) {
    super(`The spreadsheet can’t be read: ${problem}.`);
  }
}

/** Returns the reply for a problem. */
export function refusalOf(problem: SheetProblem): RefusalError {
  switch (problem) {
    case 'tooManyRows':
      return new TooManyRowsError(SHEET_LIMITS.rows);
    case 'unpackedTooLarge':
      return new UnpackedTooLargeError(SHEET_LIMITS.unpackedBytes);
    case 'noSuchSheet':
      return new InvalidFieldsError({ sheet: sentence('field.noSuchSheet') });
    case 'noHeadingRow':
      return new InvalidFieldsError({ heading_row: sentence('field.noHeadingRow') });
    default:
      return new SheetUnreadableError(`sheet.${problem}`);
  }
}
