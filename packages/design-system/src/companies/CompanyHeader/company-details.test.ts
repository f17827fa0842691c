import { aCompany } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toCompanyDetails } from './company-details';

it('shows a company of the API', () => {
  const company = aCompany({ verified: true });
  expect(toCompanyDetails(company)).toEqual({
    name: company.name,
    sector: company.sector,
    country: company.country,
    countryCode: company.country_code,
    logo: company.logo,
    cover: company.cover,
    website: company.url,
    address: company.address,
    description: company.description,
    followers: company.followers,
    verified: true,
  });
});
