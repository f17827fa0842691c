import { findCountry } from '@millrace/domain';
import { type Sentence, sentence } from '../messages/text';
import { refuse } from './refuse';

/** What is wrong with a form's country; an empty one is left open. */
export const countryProblem = (country: string | undefined): Sentence | undefined =>
  country === undefined || country.trim() === '' || findCountry(country)
    ? undefined
    : sentence('field.country');

/**
 * The two-letter code of the country that a form names by its name or code; undefined where it names none.
 *
 * @throws {InvalidFieldsError} when there is no such country.
 */
export function checkedCountry(country: string | undefined): string | undefined {
  refuse({ country: countryProblem(country) });
  return findCountry(country)?.code;
}
