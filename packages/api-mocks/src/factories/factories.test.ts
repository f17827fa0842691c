import { describe, expect, it } from 'vitest';
import { aUser } from '../account/factory';
import {
  aBareProduct,
  activities,
  aLimitedPotentialCustomer,
  aLimitedSupplier,
  anActivity,
  aPotentialCustomer,
  aProduct,
  aProductRef,
  aSupplier,
  potentialCustomers,
  products,
  suppliers,
} from '../catalogue/factory';
import { aBareCompany, aCompany, aCompanyProduct, companies, companyProducts } from '../companies/factory';
import { aComment, anImagePost, aPost, aPrivatePost, comments, posts } from '../feed/factory';
import { aChatMessage, aChatRoom, aNewChatRoom, chatMessages, chatRooms } from '../messaging/factory';
import { aFollower, followers } from '../network/factory';
import { aSearchHit, searchHits } from '../operations/factory';
import { createSchemaValidator } from '../testing/contract-validator';
import { anApplication, applications, aRawMaterial, rawMaterials } from '../value-chain/factory';

const MANY = 10_000;
const findFaults = createSchemaValidator();

describe('factories', () => {
  it.each<[string, () => object]>([
    ['Activity', anActivity],
    ['ApplicationEntry', anApplication],
    ['ChatMessage', aChatMessage],
    ['ChatRoom', aChatRoom],
    ['ChatRoom', aNewChatRoom],
    ['Comment', aComment],
    ['Company', aCompany],
    ['Company', aBareCompany],
    ['CompanyProduct', aCompanyProduct],
    ['Follower', aFollower],
    ['Post', aPost],
    ['Post', anImagePost],
    ['Post', aPrivatePost],
    ['PotentialCustomer', aPotentialCustomer],
    ['PotentialCustomer', aLimitedPotentialCustomer],
    ['Product', aProduct],
    ['Product', aBareProduct],
    ['ProductRef', aProductRef],
    ['RawMaterialEntry', aRawMaterial],
    ['SearchHit', aSearchHit],
    ['Supplier', aSupplier],
    ['Supplier', aLimitedSupplier],
    ['User', aUser],
  ])('make a %s of the contract, a fresh one each time', (schema, make) => {
    expect(findFaults(schema, make())).toEqual([]);
    expect(make()).toEqual(make());
    expect(make()).not.toBe(make());
  });

  it.each<[string, (count: number) => object[], (row: never) => string]>([
    ['Activity', activities, (row: { id: string }) => row.id],
    ['ApplicationEntry', applications, (row: { application: string }) => row.application],
    ['ChatRoom', (count) => chatRooms(count), (row: { id: string }) => row.id],
    ['Comment', comments, (row: { id: string }) => row.id],
    ['Company', companies, (row: { id: string }) => row.id],
    ['CompanyProduct', companyProducts, (row: { product_id: string }) => row.product_id],
    ['Follower', followers, (row: { key: string }) => row.key],
    ['Post', posts, (row: { id: string }) => row.id],
    ['PotentialCustomer', potentialCustomers, (row: { company_id: string }) => row.company_id],
    ['Product', products, (row: { id: string }) => row.id],
    ['RawMaterialEntry', rawMaterials, (row: { rawMaterial: string }) => row.rawMaterial],
    ['SearchHit', searchHits, (row: { _id: string }) => row._id],
    ['Supplier', suppliers, (row: { company_id: string }) => row.company_id],
  ])('make many of %s, all different, the same every time', (schema, make, toId) => {
    const rows = make(MANY);

    expect(rows).toHaveLength(MANY);
    expect(new Set(rows.map((row) => toId(row as never))).size).toBe(MANY);
    expect(make(30)).toEqual(rows.slice(0, 30));
    for (const row of [...rows.slice(0, 30), ...rows.slice(-30)]) expect(findFaults(schema, row)).toEqual([]);
  });

  it('make the messages of a chat, numbered from its newest down to the first', () => {
    const rows = chatMessages(MANY);

    expect(new Set(rows.map(({ id }) => id)).size).toBe(MANY);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => MANY - index));
    expect(rows[0]).toEqual({ ...aChatRoom().last_message, number: MANY });
    expect(
      rows
        .map(({ added }) => added)
        .sort()
        .reverse(),
    ).toEqual(rows.map(({ added }) => added));
    for (const row of [...rows.slice(0, 30), ...rows.slice(-30)]) {
      expect(findFaults('ChatMessage', row)).toEqual([]);
    }
  });

  it('take overrides', () => {
    expect(aSupplier({ premium: false })).toEqual({ ...aSupplier(), premium: false });
    expect(suppliers(40, { country: null }).every(({ country }) => country === null)).toBe(true);
    expect(aUser({ plan: 'free' }).email).toBe('free@millrace.example');
  });
});
