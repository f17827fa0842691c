import type { components } from '@millrace/api-client';
import { HttpResponse } from 'msw';
import { type ExampleName, example } from '../contract/examples';

/** Refusals of the contract: the status of each, and its example. */
const REFUSALS = {
  badParameter: [400, 'ErrorBadParameter'],
  signIn: [401, 'ErrorSignIn'],
  linkExpired: [403, 'ErrorLinkExpired'],
  wrongCode: [403, 'ErrorWrongCode'],
  wrongPassword: [403, 'ErrorWrongPassword'],
  forbidden: [403, 'ErrorForbidden'],
  editorsOnly: [403, 'ErrorEditorsOnly'],
  planRequired: [403, 'ErrorPlanRequired'],
  companyOnly: [403, 'ErrorCompanyOnly'],
  siteNotProven: [403, 'ErrorSiteNotProven'],
  memberBlocked: [403, 'ErrorMemberBlocked'],
  messagesRefused: [403, 'ErrorMessagesRefused'],
  companyRequired: [403, 'ErrorCompanyRequired'],
  notFound: [404, 'ErrorNotFound'],
  alreadyLinked: [409, 'ErrorAlreadyLinked'],
  messageIdUsed: [409, 'ErrorMessageIdUsed'],
  alreadyReported: [409, 'ErrorAlreadyReported'],
  alreadyDecided: [409, 'ErrorAlreadyDecided'],
  linkCaseWaits: [409, 'ErrorLinkCaseWaits'],
  productInUse: [409, 'ErrorProductInUse'],
  otherOffset: [409, 'ErrorOtherOffset'],
  editedMeanwhile: [409, 'ErrorEditedMeanwhile'],
  alreadySubscribed: [409, 'ErrorAlreadySubscribed'],
  teamFull: [409, 'ErrorTeamFull'],
  fields: [422, 'ErrorFields'],
  notADocument: [415, 'ErrorUnsupportedDocument'],
  selfLink: [422, 'ErrorSelfLink'],
  rateLimited: [429, 'ErrorRateLimited'],
  internal: [500, 'ErrorInternal'],
} as const satisfies Record<string, readonly [number, ExampleName]>;

/** Refusal that the mocks know. */
export type Refusal = keyof typeof REFUSALS;

/** Headers of every response. */
export const REPLY_HEADERS = { 'X-Request-Id': '0192f7c4-8d1e-7a02-b0a6-5f1f6f0b9e77' };

/** Response `init` without further headers. */
export const REPLY = { headers: REPLY_HEADERS };

const RETRY_AFTER_SECONDS = '42';

/** Returns a refusal with the contract's example as body. */
export function refuse(refusal: Refusal, overrides: Partial<components['schemas']['Error']> = {}): Response {
  const [status, name] = REFUSALS[refusal];
  const { fields, ...error } = { ...example('Error', name), ...overrides };
  const headers = status === 429 ? { ...REPLY_HEADERS, 'Retry-After': RETRY_AFTER_SECONDS } : REPLY_HEADERS;
  return HttpResponse.json(fields === undefined ? error : { ...error, fields }, { status, headers });
}

/** Returns the requested value. @throws the refusal if there is none; MSW responds with it. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw refuse('notFound');
  return value;
}

/** Returns the refusal of an invalid query parameter. */
export function refuseParameter(name: string): Response {
  return refuse('badParameter', { error: `The parameter "${name}" is not valid.` });
}

/** Returns the refusal of an invalid body field. */
export function refuseField(name: string, text: string): Response {
  return refuse('fields', { fields: { [name]: text } });
}

/** Returns the plain-text refusal of a taken name. @see DIFF-022 */
export function refuseTakenName(kind: 'Product' | 'Company' = 'Product'): Response {
  return HttpResponse.text(`${kind} already exist.`, { status: 409, headers: REPLY_HEADERS });
}

/** Returns a redirect, which is the response to forms and links. */
export function redirectTo(location: string): Response {
  return new HttpResponse(null, { status: 303, headers: { ...REPLY_HEADERS, Location: location } });
}
