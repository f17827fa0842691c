import type { components } from '@millrace/api-client';
import { readAddresses } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import type { MockServer } from '../handlers/mock-server';
import { REPLY, refuseField } from '../handlers/refusals';
import { readablePost } from './handlers';

type EmailShare = components['schemas']['EmailShare'];

/** Creates handlers of sharing and inviting by e-mail: every address is accepted, and no mail is sent. */
export function sharingHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.post('/api/v1/emails', async ({ request, response }) => {
      const share = await request.clone().json();
      const reply = await server.once(request, () => {
        const { addresses, invalid } = readAddresses(share.to.join());
        if (invalid.length > 0) return refuseField('to', `Invalid email address: ${invalid.join(', ')}`);
        return (
          findRefusal(server, share) ??
          response(201).json(
            { ...example('EmailShareReply', 'EmailShareReplyShared'), count: addresses.length },
            REPLY,
          )
        );
      });
      return response.untyped(reply);
    }),

    http.post('/api/v1/emails/followProduct', async ({ request, response }) => {
      const { email, product_id } = await request.clone().json();
      const reply = await server.once(request, () => {
        const refusal = refusalOfAddresses(email) ?? findRefusal(server, { product_id });
        return refusal ?? response(201).json(invited(email), REPLY);
      });
      return response.untyped(reply);
    }),
    http.post('/api/v1/emails/followCompany', async ({ request, response }) => {
      const { email, company_id } = await request.clone().json();
      const reply = await server.once(request, () => {
        const refusal = refusalOfAddresses(email) ?? findRefusal(server, { company_id });
        return refusal ?? response(201).json(invited(email), REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v1/emails/optOut', ({ response }) => response(200).json(standing(server), REPLY)),
    http.put('/api/v1/emails/optOut', async ({ request, response }) => {
      server.data.hasOptedOut = (await request.json()).opted_out;
      return response(200).json(standing(server), REPLY);
    }),
  ];
}

const parseAddresses = (email: string | readonly string[]) =>
  readAddresses(typeof email === 'string' ? email : email.join());

function refusalOfAddresses(email: string | readonly string[]): Response | null {
  const { invalid } = parseAddresses(email);
  return invalid.length > 0 ? refuseField('email', `Invalid email address: ${invalid.join(', ')}`) : null;
}

const invited = (email: string | readonly string[]) => ({
  ...example('EmailShareReply', 'EmailShareReplyInvited'),
  count: parseAddresses(email).addresses.length,
});

/** Returns the refusal if something cannot be shared. */
function findRefusal(
  server: MockServer,
  { post_id, product_id, company_id, user_id }: Partial<EmailShare>,
): Response | null {
  const { data, user } = server;
  if ([post_id, product_id, company_id, user_id].filter(Boolean).length !== 1) {
    return refuseField('post_id', 'Name one thing to share.');
  }
  if (post_id && !readablePost(server, post_id)) return refuseField('post_id', 'We couldn’t find this post.');
  if (product_id && !data.products.has(product_id)) {
    return refuseField('product_id', 'We couldn’t find this product.');
  }
  if (company_id && !data.companies.has(company_id)) {
    return refuseField('company_id', 'We couldn’t find this company.');
  }
  if (user_id && user_id !== user?.id && !data.people.has(user_id)) {
    return refuseField('user_id', 'We couldn’t find this member.');
  }
  return null;
}

const standing = ({ data }: MockServer) =>
  example('EmailOptOut', data.hasOptedOut ? 'EmailOptOutDone' : 'EmailOptOutReceiving');
