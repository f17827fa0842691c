import { findCountry } from '@millrace/domain';
import { InvalidFieldsError } from '../errors';
import { text } from '../messages/text';

/**
 * The two-letter code of the country that a form names by its name or code; undefined where it names none.
 *
 * @throws {InvalidFieldsError} when there is no such country.
 */
export function checkedCountry(country: string | undefined): string | undefined {
  if (country === undefined || country.trim() === '') return undefined;
  const known = findCountry(country);
  if (!known) throw new InvalidFieldsError({ country: text('field.country') });
  return known.code;
}
