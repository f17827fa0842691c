/**
 * `npm run copy -- [COUNT] [--seed N] [--from COMMIT]`: draws a random sample of English texts from all catalogues by a
 * seed, by default a hundred, and prints each with its text at a commit. Read them as a stranger would.
 */
import { parseArgs } from 'node:util';
import { readCatalogues } from './catalogues.mjs';
import { englishAt } from './texts-at.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '41' }, from: { type: 'string', default: 'b5090719' } },
});
const count = Number(positionals[0] ?? 100);

const texts = (await readCatalogues()).flatMap(({ name, texts }) =>
  Object.entries(texts).map(([key, text]) => ({ name, key, text })),
);
const before = await englishAt(values.from);
for (const [place, { name, key, text }] of draw(texts, count, Number(values.seed)).entries()) {
  const was = before.get(key);
  console.log(`${place + 1}. ${name} ${key}\n   now: ${text}`);
  if (was !== text) console.log(`   was: ${was ?? '(no such text)'}`);
}

/**
 * Draws a sample without repetition, deterministic by seed.
 * @template Item
 * @param {readonly Item[]} items @param {number} count @param {number} seed
 * @returns {Item[]}
 */
function draw(items, count, seed) {
  const left = [...items];
  const random = mulberry32(seed);
  return Array.from(
    { length: Math.min(count, left.length) },
    () => /** @type {Item} */ (left.splice(Math.floor(random() * left.length), 1)[0]),
  );
}

/** Creates a seeded generator of numbers from 0 to 1. @param {number} seed @returns {() => number} */
function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
