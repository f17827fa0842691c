import pg from 'pg';
import { hashPassword } from '../../../../api/src/areas/account/session';
import { refreshCompanies } from '../../../../api/src/platform/db/company-figures';
import { recountAllProducts } from '../../../../api/src/platform/db/counts';
import { openDatabase } from '../../../../api/src/platform/db/database';
import {
  makeCompanies,
  makeFollowers,
  makeLinks,
  makeMembers,
  makeProducts,
  makeSessions,
  makeSupplies,
} from './catalogue';
import { insertRows, insertSupplies } from './insert-rows';

/** Contents of the catalogue needed to build requests. */
export interface Catalogue {
  /** Most suppliers first. */
  products: readonly { id: string; name: string }[];
  /** Members who can sign in. */
  member: { email: string; password: string };
}

const PASSWORD = 'correct horse battery staple';

/** Seeds the database deterministically; denormalized columns are computed by the API's own statements. */
export async function loadCatalogue(databaseUrl: string): Promise<Catalogue> {
  const { db, close } = await openDatabase({ databaseUrl, databaseConnections: 1, dataDir: '' });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { products, companies, members, member } = await loadDirectory(client);
    await insertRows(client, 'sessions', makeSessions(members));
    await db.transaction((tx) => refreshCompanies(tx, null));
    await insertSupplies(client, makeSupplies(companies, products));
    await insertRows(client, 'product_links', makeLinks(products));
    await insertRows(client, 'product_followers', makeFollowers(products, members));
    await db.transaction(recountAllProducts);
    // Same as after autovacuum: statistics and visibility map.
    await client.query('VACUUM ANALYZE');
    return { products, member };
  } finally {
    await client.end();
    await close();
  }
}

/** Loads products, companies and members, the first of whom can sign in, without relations between them. */
export async function loadDirectory(client: pg.Client) {
  const products = makeProducts();
  const companies = makeCompanies();
  const members = makeMembers(companies, await hashPassword(PASSWORD));
  await insertRows(client, 'products', products);
  await insertRows(client, 'companies', companies);
  await insertRows(client, 'users', members);
  return { products, companies, members, member: { email: members[0]?.email ?? '', password: PASSWORD } };
}
