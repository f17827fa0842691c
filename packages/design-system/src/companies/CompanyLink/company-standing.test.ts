import { aCompanyLink } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toCompanyStanding } from './company-standing';

it('shows how a member stands to a company of the API', () => {
  const link = aCompanyLink({ can_ask: true, website_host: 'kvarnholm.example' });
  expect(toCompanyStanding(link)).toEqual({
    verified: link.verified,
    proof: link.proof,
    listed: link.listed,
    waiting: link.waiting,
    objected: link.objected,
    ended: link.ended,
    canAsk: true,
    websiteHost: 'kvarnholm.example',
  });
});
