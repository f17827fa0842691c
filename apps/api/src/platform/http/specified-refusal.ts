import type { FieldProblems } from '../errors';
import { type Sentence, sentence } from '../messages/text';

/** Holds the sentence of a refusal, and one for each field. */
export interface RefusalTexts {
  said: Sentence;
  fields: FieldProblems | undefined;
}

/** Operations that take the specification’s forms of an account. */
const ACCOUNT_FORMS: ReadonlySet<string> = new Set([
  'register',
  'completeRegistration',
  'updateMe',
  'saveProfile',
]);

/** Operations that take a work e-mail alone. */
const EMAIL_FORMS: ReadonlySet<string> = new Set(['registerEmail', 'forgotPassword']);

const MISSING: ReadonlySet<string> = new Set(['problem.required', 'problem.blank']);

/** Sentences of fields that the specification words, in the order in which a form names the first. */
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
 * Replaces the texts of a refusal by those that the specification words for a form; the client shows `error` above it.
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
