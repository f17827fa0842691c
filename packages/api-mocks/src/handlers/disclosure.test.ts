import type { components } from '@millrace/api-client';
import { VISIBILITY, type ViewerLevel } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/factory';
import { aBareCompany, aCompany } from '../companies/factory';
import { example } from '../contract/examples';
import { empty } from '../scenarios/empty';
import { huge } from '../scenarios/huge';
import { answerRequest, read } from '../testing/example-request';
import { handlers } from './handlers';

type Schemas = components['schemas'];

const { id } = aProduct();

async function suppliersFor(viewer: ViewerLevel, query = 'limit=100'): Promise<Schemas['SupplierList']> {
  const response = await answerRequest(
    handlers({ viewer }),
    read(`/api/v2/products/${id}/suppliers?${query}`),
  );
  return response.json();
}

async function customersFor(viewer: ViewerLevel): Promise<Schemas['PotentialCustomerList']> {
  const response = await answerRequest(
    handlers({ viewer }),
    read(`/api/v1/product/potentialCustomers/${id}`),
  );
  return response.json();
}

describe('what a viewer is told', () => {
  it('is what the examples say for each level', async () => {
    expect(await suppliersFor('premium')).toEqual(example('SupplierList', 'SuppliersFilled'));
    expect(await suppliersFor('platinum')).toEqual(example('SupplierList', 'SuppliersFilled'));
    expect(await suppliersFor('free')).toEqual(example('SupplierList', 'SuppliersFree'));
    expect(await suppliersFor('guest', '')).toEqual(example('SupplierList', 'SuppliersGuest'));
    expect(await customersFor('premium')).toEqual(example('PotentialCustomerList', 'CustomersFilled'));
    expect(await customersFor('free')).toEqual(example('PotentialCustomerList', 'CustomersFree'));
    expect(await customersFor('guest')).toEqual(example('PotentialCustomerList', 'CustomersGuest'));
  });

  it('is the number of followers for guests, and a sample that leads to nobody', async () => {
    const path = `/api/v2/products/${id}/followers`;
    const asked = async (viewer: ViewerLevel) =>
      (await answerRequest(handlers({ viewer }), read(path))).json();

    expect(await asked('guest')).toEqual(example('FollowerList', 'FollowersGuest'));
    expect((await asked('free')).limited).toBe('none');
  });

  it('is what contacts do for guests, the first four for the Free plan, everybody for a paid one', async () => {
    const asked = async (viewer: ViewerLevel, company = aBareCompany(), scenarios = [huge()]) =>
      (
        await answerRequest(handlers({ viewer, scenarios }), read(`/api/v1/company/${company.id}/employees`))
      ).json();

    expect(await asked('guest', aCompany(), [])).toEqual(example('EmployeeList', 'EmployeesGuest'));
    const free = await asked('free');
    expect([free.Items.length, free.limited, free.LastEvaluatedKey]).toEqual([4, 'plan', undefined]);
    expect((await asked('premium')).limited).toBe('none');
  });

  it.each(['premium', 'country', 'company', 'contacts'])(
    'does not depend on the order: the Free plan sees the same contacts by %s',
    async (sort) => {
      const { results } = await suppliersFor('free', `limit=100&sort=${sort}`);
      const shown = results.filter(({ limited }) => !limited).map(({ company_name }) => company_name);

      expect(shown).toHaveLength(VISIBILITY.free.rowsWithContacts);
      expect(shown.sort()).toEqual(
        example('SupplierList', 'SuppliersFirstPage').results.map(({ company_name }) => company_name),
      );
    },
  );

  it('puts withheld contacts last in the order of contacts', async () => {
    const { results } = await suppliersFor('free', 'limit=100&sort=contacts');

    expect(results.map(({ contacts }) => contacts)).toEqual([8, 6, 4, 3, ...Array(7).fill(null)]);
  });

  it('ends after five rows for guests, who get 401 for a further page', async () => {
    const page = await suppliersFor('guest', 'limit=100');
    const further = await answerRequest(
      handlers({ viewer: 'guest' }),
      read(`/api/v2/products/${id}/suppliers?cursor=any`),
    );

    expect(page.results).toHaveLength(VISIBILITY.guest.pageSizeMax);
    expect(page.LastEvaluatedKey).toBeUndefined();
    expect(further.status).toBe(401);
  });

  it('is all there is when nothing is there', async () => {
    const set = handlers({ viewer: 'guest', scenarios: [empty()] });
    const response = await answerRequest(set, read(`/api/v2/products/${id}/suppliers`));

    expect(await response.json()).toEqual(example('SupplierList', 'SuppliersEmpty'));
  });
});
