import type { components } from '@millrace/api-client';
import { ENTITLEMENTS, type ViewerLevel } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { example } from '../contract/examples';
import { aProduct } from '../factories/product';
import { empty } from '../scenarios/empty';
import { answerOf, read } from '../testing/example-request';
import { handlers } from './handlers';

type Schemas = components['schemas'];

const { id } = aProduct();

async function suppliersFor(viewer: ViewerLevel, query = 'limit=100'): Promise<Schemas['SupplierPage']> {
  const response = await answerOf(handlers({ viewer }), read(`/api/v2/products/${id}/suppliers?${query}`));
  return response.json();
}

async function customersFor(viewer: ViewerLevel): Promise<Schemas['PotentialCustomerList']> {
  const response = await answerOf(handlers({ viewer }), read(`/api/v1/product/potentialCustomers/${id}`));
  return response.json();
}

describe('what a viewer is told', () => {
  it('is what the examples say for each level', async () => {
    expect(await suppliersFor('premium')).toEqual(example('SupplierPage', 'SuppliersFilled'));
    expect(await suppliersFor('platinum')).toEqual(example('SupplierPage', 'SuppliersFilled'));
    expect(await suppliersFor('free')).toEqual(example('SupplierPage', 'SuppliersFree'));
    expect(await suppliersFor('guest', '')).toEqual(example('SupplierPage', 'SuppliersGuest'));
    expect(await customersFor('premium')).toEqual(example('PotentialCustomerList', 'CustomersFilled'));
    expect(await customersFor('free')).toEqual(example('PotentialCustomerList', 'CustomersFree'));
    expect(await customersFor('guest')).toEqual(example('PotentialCustomerList', 'CustomersGuest'));
  });

  it.each(['premium', 'country', 'company', 'contacts'])(
    'does not depend on the order: the Free plan sees the same contacts by %s',
    async (sort) => {
      const { results } = await suppliersFor('free', `limit=100&sort=${sort}`);
      const shown = results.filter(({ limited }) => !limited).map(({ company_name }) => company_name);

      expect(shown).toHaveLength(ENTITLEMENTS.free.supplierDetails);
      expect(shown.sort()).toEqual(
        example('SupplierPage', 'SuppliersFirstPage').results.map(({ company_name }) => company_name),
      );
    },
  );

  it('puts withheld contacts last in the order of contacts', async () => {
    const { results } = await suppliersFor('free', 'limit=100&sort=contacts');

    expect(results.map(({ contacts }) => contacts)).toEqual([8, 6, 4, 3, ...Array(7).fill(null)]);
  });

  it('ends after five rows for guests, who get 401 for a further page', async () => {
    const page = await suppliersFor('guest', 'limit=100');
    const further = await answerOf(
      handlers({ viewer: 'guest' }),
      read(`/api/v2/products/${id}/suppliers?cursor=any`),
    );

    expect(page.results).toHaveLength(ENTITLEMENTS.guest.pageSizeMax);
    expect(page.LastEvaluatedKey).toBeUndefined();
    expect(further.status).toBe(401);
  });

  it('is all there is when nothing is there', async () => {
    const set = handlers({ viewer: 'guest', scenarios: [empty()] });
    const response = await answerOf(set, read(`/api/v2/products/${id}/suppliers`));

    expect(await response.json()).toEqual(example('SupplierPage', 'SuppliersEmpty'));
  });
});
