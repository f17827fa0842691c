import { aMe } from '@millrace/api-mocks';
import { companyPath } from '@millrace/domain';
import { expect, it } from 'vitest';
import { toMemberDetails } from './member-details';

it('shows a member of the API, whose company is linked where it is one of the catalogue', () => {
  const member = aMe({
    displayName: 'Linnea Maria Ekström',
    company: 'Kvarnholm Silica AB',
    company_id: 'k1',
    company_verified: true,
    image: null,
    linkedinImage: '/linnea.webp',
  });
  const shown = {
    name: 'Linnea Maria',
    picture: '/linnea.webp',
    designation: member.designation,
    company: 'Kvarnholm Silica AB',
    companyHref: companyPath({ id: 'k1', name: 'Kvarnholm Silica AB' }),
    companyVerified: true,
    about: member.desc,
  };
  expect(toMemberDetails(member)).toEqual(shown);
  expect(toMemberDetails({ ...member, company_id: null })).toEqual({ ...shown, companyHref: undefined });
});
