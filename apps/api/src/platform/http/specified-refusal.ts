import type { FieldProblems } from '../errors';
import { type Sentence, sentence } from '../messages/text';

/** Message of an error, and one for each field. */
export interface RefusalTexts {
  said: Sentence;
  fields: FieldProblems | undefined;
}

/** Operations with the account forms of the specification. */
const ACCOUNT_FORMS: ReadonlySet<string> = new Set([
  'register',
  'completeRegistration',
  'updateMe',
  'saveProfile',
]);

/** Operations that take only a work email. */
const EMAIL_FORMS: ReadonlySet<string> = new Set(['registerEmail', 'forgotPassword']);

const MISSING: ReadonlySet<string> = new Set(['problem.required', 'problem.blank']);

/** Messages of fields that the specification words, in the order of the form. */
const WORDED = [
  'field.passwordsDiffer',
  'field.passwordShort',
  'field.email',
  'field.primaryEmail',
  'field.secondaryEmail',
  'field.firstName',
  'field.lastName',
] as const;

/**
 * Replaces the messages of an error by those that the specification words; the client shows `error` above the form.
 *
 * @see ACC-010, ACC-019, ACC-021, ACC-022, ACC-023
 */
export function specifiedRefusal(operationId: string | undefined, texts: RefusalTexts): RefusalTexts {
  const { fields } = texts;
  if (operationId === undefined || !fields) return texts;
  if (EMAIL_FORMS.has(operationId)) {
    return Object.values(fields).some(({ key }) => MISSING.has(key))
      ? { said: sentence('form.workEmail'), fields }
      : texts;
  }
  if (!ACCOUNT_FORMS.has(operationId)) return texts;
  const worded = Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field,
      field === 'password' && said.key === 'problem.minLength' ? sentence('field.passwordShort') : said,
    ]),
  );
  return { said: firstWorded(Object.values(worded)) ?? texts.said, fields: worded };
}

function firstWorded(problems: readonly Sentence[]): Sentence | undefined {
  if (problems.some(({ key }) => MISSING.has(key))) return sentence('form.missing');
  const key = WORDED.find((known) => problems.some((problem) => problem.key === known));
  return key && sentence(key);
}
