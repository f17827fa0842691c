import { Seed } from './seed';
import { startTestServer } from './test-server';
import type { Visitor } from './visitor';

/** A post, or what belongs to it. */
export const postPath = (id: string, rest = '') => `/api/v1/feed/post/${id}${rest}`;

/** A form as a page fills it; lists are sent as JSON text. */
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    data.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return data;
}

/** Sends a post as a page does. */
export const create = (
  visitor: Visitor,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
) => visitor.send('POST', '/api/v1/feed/post', form(fields), { headers });

/** Changes a post as a page does. */
export const edit = (visitor: Visitor, id: string, fields: Record<string, unknown>) =>
  visitor.send('PUT', `/api/v1/feed/post/${id}/content`, form(fields));

/** A post that was made. */
export const posted = async (visitor: Visitor, fields: Record<string, unknown>) =>
  (await create(visitor, fields)).body.Item;

export const read = (visitor: Visitor, id: string) => visitor.get(postPath(id));

/** The ids of a feed's first page. */
export const feedOf = async (visitor: Visitor, kind: string, id: string): Promise<string[]> =>
  (await visitor.get(`/api/v2/feed/${kind}/${id}`)).body.items.map((post: { id: string }) => post.id);

/** A server with a company of two, Astrid and Linnea, with Rohan of none, and with a product. */
export async function startPosting() {
  const server = await startTestServer();
  const seed = new Seed(server.context.db);
  const works = await seed.company('Kvarnholm Silica');
  const tube = await seed.product('Preform');
  const [astrid, linnea, rohan] = [
    await seed.member('Astrid', { companyId: works.id, image: '/files/astrid.png' }),
    await seed.member('Linnea', { companyId: works.id }),
    await seed.member('Rohan', { linkedinImage: 'https://pictures.example/rohan.jpg' }),
  ] as const;
  return {
    server,
    seed,
    works,
    tube,
    astridsId: astrid.id,
    astridsEmail: astrid.email,
    rohansId: rohan.id,
    astrid: await server.signIn(astrid.email),
    linnea: await server.signIn(linnea.email),
    rohan: await server.signIn(rohan.email),
  };
}
