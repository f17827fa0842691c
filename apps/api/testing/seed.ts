import { classifyContent, countrySortKey, nameSortKey } from '@millrace/domain';
import { hash } from '@node-rs/argon2';
import { rebuildFeeds } from '../src/areas/feed/feed-entries';
import { refreshCompanies } from '../src/platform/db/company-figures';
import { recountAllProducts } from '../src/platform/db/counts';
import type { Database } from '../src/platform/db/database';
import { newId } from '../src/platform/db/ids';
import {
  companies,
  postCompanies,
  postProducts,
  posts,
  productFollowers,
  productLinks,
  products,
  suppliers,
  users,
} from '../src/platform/db/schema';

/** The password of everybody in the tests. */
export const PASSWORD = 'correct horse battery staple';

let passwordHash: Promise<string> | undefined;

type Overrides<Row> = Partial<Row>;

/** Puts things into a database as they stand before a scene; whoever is not named gets an ordinary name. */
export class Seed {
  private made = 0;

  constructor(private readonly db: Database) {}

  async company(name: string, overrides: Overrides<typeof companies.$inferInsert> = {}) {
    const country = overrides.country ?? null;
    const row = {
      id: newId(),
      name,
      nameKey: nameSortKey(name),
      countryKey: countrySortKey(country),
      ...overrides,
    };
    await this.db.insert(companies).values(row);
    return row;
  }

  async member(firstName: string, overrides: Overrides<typeof users.$inferInsert> = {}) {
    // Cheap, as nobody attacks a test; the real cost is tested where passwords are made.
    passwordHash ??= hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    this.made += 1;
    const isListed = overrides.companyId != null && overrides.companyUpdated !== false;
    const row = {
      id: newId(),
      firstName,
      lastName: 'Okafor',
      displayName: `${firstName} Okafor`,
      nameKey: nameSortKey(overrides.displayName ?? `${firstName} Okafor`),
      email: `${firstName.toLowerCase()}.${this.made}@people.example`,
      passwordHash: await passwordHash,
      isActive: true,
      companyUpdated: isListed,
      ...(isListed && { companyProof: 'moderator' as const, companyVerifiedAt: new Date() }),
      createdAt: new Date(Date.UTC(2026, 0, 1) + this.made * 1000),
      ...overrides,
    };
    await this.db.insert(users).values(row);
    if (row.companyId) await this.db.transaction((tx) => refreshCompanies(tx, null));
    return row;
  }

  async product(name: string, overrides: Overrides<typeof products.$inferInsert> = {}) {
    const row = { id: newId(), name, nameKey: nameSortKey(name), ...overrides };
    await this.db.insert(products).values(row);
    return row;
  }

  async supplier(product: { id: string }, company: { id: string; nameKey: string; countryKey: string }) {
    await this.db.insert(suppliers).values({
      productId: product.id,
      companyId: company.id,
      companyKey: company.nameKey,
      countryKey: company.countryKey,
    });
    await this.db.transaction(async (tx) => {
      await refreshCompanies(tx, [company.id]);
      await recountAllProducts(tx);
    });
  }

  /** Makes one product a raw material of another. */
  async link(rawMaterial: { id: string }, application: { id: string }) {
    await this.db
      .insert(productLinks)
      .values({ rawMaterialId: rawMaterial.id, applicationId: application.id });
    await this.db.transaction(recountAllProducts);
  }

  async follower(product: { id: string }, user: { id: string }, createdAt = new Date()) {
    await this.db.insert(productFollowers).values({ productId: product.id, userId: user.id, createdAt });
    await this.db.transaction(recountAllProducts);
  }

  /** A post, listed in the feeds of all whom it concerns; each is newer than the one before. */
  async post(
    author: { id: string },
    text: string,
    {
      products: taggedProducts = [],
      companies: taggedCompanies = [],
      ...overrides
    }: Overrides<typeof posts.$inferInsert> & {
      products?: readonly { id: string }[];
      companies?: readonly { id: string }[];
    } = {},
  ) {
    this.made += 1;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + this.made * 1000);
    const contentKind = classifyContent(text, overrides.mediaKind ?? null);
    const row = { id: newId(), userId: author.id, text, contentKind, createdAt, ...overrides };
    await this.db.transaction(async (tx) => {
      await tx.insert(posts).values(row);
      for (const [position, { id }] of taggedProducts.entries()) {
        await tx.insert(postProducts).values({ postId: row.id, productId: id, position });
      }
      for (const [position, { id }] of taggedCompanies.entries()) {
        await tx.insert(postCompanies).values({ postId: row.id, companyId: id, position });
      }
      await rebuildFeeds(tx);
    });
    return row;
  }
}
