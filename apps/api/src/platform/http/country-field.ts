import { findCountry } from '@millrace/domain';
import { type Sentence, sentence } from '../messages/text';
import { refuse } from './refuse';

/** Returns the problem of a form's country; an empty value is allowed. */
export const countryProblem = (country: string | undefined): Sentence | undefined =>
  country === undefined || country.trim() === '' || findCountry(country)
    ? undefined
    : sentence('field.country');

/**
 * Returns the ISO code of a country given by name or code; undefined for an empty value.
 *
 * @throws {InvalidFieldsError} for an unknown country.
 */
export function checkedCountry(country: string | undefined): string | undefined {
  refuse({ country: countryProblem(country) });
  return findCountry(country)?.code;
}
