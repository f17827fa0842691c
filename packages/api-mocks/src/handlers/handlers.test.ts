import { ENTITLEMENTS, type ViewerLevel } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { type Operation, readOperations } from '../contract/operations';
import { empty } from '../scenarios/empty';
import { FAILURES, failing } from '../scenarios/failing';
import { huge } from '../scenarios/huge';
import type { Scenario } from '../scenarios/scenario';
import { slow } from '../scenarios/slow';
import { createValidator } from '../testing/contract-validator';
import { answerRequest, exampleRequest, read } from '../testing/example-request';
import { handlers } from './handlers';
import { REPLY_HEADERS } from './refusals';

const operations = readOperations();
const validate = createValidator();

/** What every call of the contract answers, and what of it the contract does not allow. */
async function collectAnswers(
  set: HttpHandler[],
): Promise<{ statuses: Record<string, number>; faults: object }> {
  const statuses: Record<string, number> = {};
  const faults: Record<string, string[]> = {};
  for (const operation of operations) {
    const response = await answerRequest(set, exampleRequest(operation));
    statuses[operation.id] = response.status;
    const found = response.type === 'error' ? [] : await validate(operation, response);
    if (found.length > 0) faults[operation.id] = found;
  }
  return { statuses, faults };
}

describe('handlers', () => {
  it.each(Object.keys(ENTITLEMENTS) as ViewerLevel[])(
    'answer every call as the contract has it, to a %s viewer',
    async (viewer) => {
      expect((await collectAnswers(handlers({ viewer }))).faults).toEqual({});
    },
  );

  it('succeed with every example request of a member who may edit products and moderate', async () => {
    const set = handlers({ viewer: 'platinum', user: { is_moderator: true } });
    const { statuses } = await collectAnswers(set);

    // The examples link, add and delete what is there already, and speak of another member.
    const refused = Object.entries(statuses).filter(([, status]) => status >= 400);
    expect(Object.fromEntries(refused)).toEqual({
      deleteProduct: 409,
      getCalendar: 404,
      getPublisherReport: 404,
      provePublisherSite: 404,
      linkRawMaterial: 409,
      addStream: 409,
      addSupplier: 409,
      deleteMe: 422,
      // Signing out everywhere else, before it, has ended it.
      revokeToken: 404,
      // The wizard's example has added it before, and only its own people put something back.
      createCompany: 409,
      restoreCompanyEdit: 403,
      // Nobody has invited the viewer.
      answerTeamInvitation: 404,
      // So do only its people ask to be verified, and object.
      requestVerification: 403,
      objectToLink: 403,
      // The example before it has changed the product meanwhile.
      restoreProductEdit: 409,
      restoreEvent: 403,
      // The examples name a room, and people, that the mocks have not.
      addChatPeople: 404,
      leaveChatRoom: 404,
      muteChat: 404,
      renameChatRoom: 404,
      searchChatMessages: 404,
      startChatRoom: 404,
      // Only the author does that, and only one's own likes are told.
      removeEvent: 403,
      removePost: 403,
      restorePost: 403,
      updateEvent: 403,
      updatePost: 403,
      tagPost: 403,
      removeComment: 403,
      listLikedPosts: 403,
      // The conversation is that of two others.
      listChatMessages: 404,
      markChatRead: 404,
      sendChatMessage: 404,
      sendChatFile: 404,
      // Platinum is granted by sales: there is nothing to buy, nor to look after where it is paid.
      startCheckout: 409,
      openPortal: 404,
      setEventReminder: 404,
      setRenewal: 404,
      // Of the payment provider, which the mocks are not.
      receivePaymentEvent: 404,
      getTestPayment: 404,
      actOnTestPayment: 404,
    });
  });

  it.each<[string, Scenario]>([
    ['empty', empty()],
    ['huge', huge({ rows: 300 })],
    ['slow', slow({ delayMs: 1 })],
    ...FAILURES.map((failure): [string, Scenario] => [failure, failing(failure)]),
  ])('answer every call as the contract has it when %s', async (_, scenario) => {
    expect((await collectAnswers(handlers({ scenarios: [scenario] }))).faults).toEqual({});
  });

  it('answer under one host only, if told so', async () => {
    const set = handlers({ baseUrl: 'https://elsewhere.example' });

    await expect(answerRequest(set, read('/healthz'))).rejects.toThrow('No handler answers');
  });
});

describe('the validator of these tests', () => {
  const healthz = operations.find(({ id }) => id === 'getHealth') as Operation;

  it.each([
    ['a status', Response.json({ status: 'ok' }, { status: 418, headers: REPLY_HEADERS })],
    ['a header', Response.json({ status: 'ok' })],
    ['a type', new Response('ok', { headers: REPLY_HEADERS })],
    ['a body', Response.json({ status: 'fine' }, { headers: REPLY_HEADERS })],
  ])('finds %s that is not in the contract', async (_, response) => {
    expect(await validate(healthz, response)).toHaveLength(1);
  });
});
