/**
 * The floor: finds the same rows as the API by one prepared statement each and sends them as JSON, without routing,
 * validation, limits, log or headers.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { FEED_STATEMENTS } from './floor-feeds.mjs';

// The API's own password hash, because the comparison is about everything else.
const { verify } = createRequire(new URL('../../../../api/package.json', import.meta.url))('@node-rs/argon2');

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_CONNECTIONS),
});
pool.on('connect', (client) => {
  client.query('SET pg_trgm.word_similarity_threshold = 0.45').catch(() => undefined);
});

const PRODUCT = `p.id, p.name, p.description, p.country, p.sector, p.original_images, p.crop_images, p.follower_count,
  p.supplier_count, p.raw_material_count, p.application_count, p.potential_customer_count, p.updated_at`;

const VIEWER = `(SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $2 AND s.expires_at > now() AND u.is_active)`;

const SUPPLIERS_LIMIT = 4;

const SUPPLIERS = `SELECT s.company_id, c.name AS company_name, p.id AS product_id, p.name AS product_name,
    p.supplier_count, s.premium, s.contact_count, c.country, c.sector, c.type, c.logo, c.images, c.contact_cards
  FROM suppliers s JOIN companies c ON c.id = s.company_id JOIN products p ON p.id = s.product_id
  WHERE s.product_id = $1 ORDER BY s.premium_rank, s.company_key, s.company_id LIMIT ${SUPPLIERS_LIMIT}`;

/** Default of the contract. */
const SEARCH_LIMIT = 10;

const FOUND = 'SELECT id, name, country, description, sector';
const BEGINS = `name_key >= $1 AND name_key < $2`;

const STATEMENTS = {
  product: { name: 'product', text: `SELECT ${PRODUCT} FROM products p WHERE p.id = $1` },
  memberProduct: {
    name: 'member_product',
    text: `SELECT ${PRODUCT}, EXISTS (SELECT 1 FROM product_followers f
      WHERE f.product_id = p.id AND f.user_id = ${VIEWER}) AS following FROM products p WHERE p.id = $1`,
  },
  suppliers: { name: 'suppliers', text: SUPPLIERS },
  memberSuppliers: {
    name: 'member_suppliers',
    text: `SELECT x.*, ${VIEWER} AS viewer_id FROM (${SUPPLIERS}) x`,
  },
  currentUser: {
    name: 'current_user',
    text: `SELECT u.*, c.name AS company FROM sessions s JOIN users u ON u.id = s.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE s.token_hash = $1 AND s.expires_at > now() AND u.is_active`,
  },
  credentials: {
    name: 'credentials',
    text: 'SELECT id, password_hash FROM users WHERE lower(email) = $1 AND is_active',
  },
  session: {
    name: 'session',
    text: "INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '30 days')",
  },
  search: {
    name: 'search',
    text: `(${FOUND}, 3::real AS score FROM products WHERE ${BEGINS} ORDER BY name_key, id LIMIT $4)
      UNION ALL (${FOUND}, 2::real FROM products WHERE name_key LIKE $3 AND NOT (${BEGINS})
        ORDER BY name_key, id LIMIT $4)
      UNION ALL (${FOUND}, least(word_similarity($1, name_key), 0.99)::real FROM products
        WHERE $1 <% name_key AND NOT (${BEGINS}) AND NOT name_key LIKE $3
        ORDER BY word_similarity($1, name_key) DESC, name_key, id LIMIT $4)
      LIMIT $4`,
  },
  ...FEED_STATEMENTS,
};

/** @param {keyof typeof STATEMENTS} name @param {unknown[]} values */
const rowsOf = async (name, values) => (await pool.query({ ...STATEMENTS[name], values })).rows;

/** @param {string} cookie */
const tokenHash = (cookie) =>
  createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest('base64url');

/** @param {string} path @param {URLSearchParams} query @param {string | undefined} cookie */
async function answerFeed(path, query, cookie) {
  const [, , , , what, id] = path.split('/');
  const page = [tokenHash(cookie ?? ''), query.get('start') ?? 0, query.get('size') ?? 10];
  if (what === 'post') {
    const rows = await rowsOf('comments', [...page, id]);
    return { Items: rows.filter((row) => row.id !== null), Count: rows[0].count };
  }
  const rows =
    what === 'global' ? await rowsOf('globalFeed', page) : await rowsOf('productFeed', [...page, id]);
  return { items: rows.filter((row) => row.id !== null), total: rows[0].total };
}

/** @param {string} url @param {string | undefined} cookie */
async function answer(url, cookie) {
  const [path = '', query] = url.split('?');
  const [, , , what, third, fourth] = path.split('/');
  if (what === 'feed') return answerFeed(path, new URLSearchParams(query), cookie);
  if (what === 'current_user') return { Item: (await rowsOf('currentUser', [tokenHash(cookie ?? '')]))[0] };
  if (what === 'products') {
    const results = cookie
      ? await rowsOf('memberSuppliers', [third, tokenHash(cookie)])
      : await rowsOf('suppliers', [third]);
    return { results };
  }
  if (third === 'search' && fourth) {
    const text = decodeURIComponent(fourth).toLowerCase();
    return { Items: await rowsOf('search', [text, `${text}\u{10ffff}`, `% ${text}%`, SEARCH_LIMIT]) };
  }
  const rows = cookie
    ? await rowsOf('memberProduct', [third, tokenHash(cookie)])
    : await rowsOf('product', [third]);
  return { Item: rows[0] };
}

/** @param {import('node:http').IncomingMessage} req @returns {Promise<string | null>} The cookie of a new session. */
async function signIn(req) {
  const form = new URLSearchParams(await text(req));
  const [user] = await rowsOf('credentials', [form.get('username')?.toLowerCase()]);
  if (!user || !(await verify(user.password_hash, form.get('password') ?? ''))) return null;
  const token = randomBytes(32).toString('base64url');
  await rowsOf('session', [tokenHash(`=${token}`), user.id]);
  return `millrace_session=${token}; Path=/; HttpOnly; SameSite=Lax`;
}

const server = createServer((req, res) => {
  if (req.url === '/') {
    res.end();
    return;
  }
  if (req.method === 'POST') {
    signIn(req).then(
      (cookie) => {
        if (cookie) res.setHeader('Set-Cookie', cookie);
        res.writeHead(303, { Location: '/' }).end();
      },
      (error) => {
        console.error(error);
        res.writeHead(500).end();
      },
    );
    return;
  }
  answer(req.url ?? '', req.headers.cookie).then(
    (body) => {
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      res.end(JSON.stringify(body));
    },
    (error) => {
      console.error(error);
      res.statusCode = 500;
      res.end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
