import { aSupplier } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toSupplier } from './supplier';

it('shows a supplier of the API', () => {
  const supplier = aSupplier({
    images: [{ value: '/preform.webp' }],
    contactsDetails: [{ firstName: 'Astrid', image: '/astrid.webp' }],
    type: 'DISTRIBUTOR',
  });
  expect(toSupplier(supplier)).toEqual({
    id: supplier.company_id,
    name: supplier.company_name,
    productName: supplier.product_name,
    pictures: ['/preform.webp'],
    type: 'distributor',
    country: supplier.country,
    countryCode: supplier.country_code,
    contacts: supplier.contacts,
    people: [{ firstName: 'Astrid', picture: '/astrid.webp' }],
    premium: supplier.premium,
    logo: supplier.logo,
    sector: supplier.sector,
  });
});
