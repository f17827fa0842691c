import { comparePictures, digestOf, sizeOf } from './picture.mjs';

/**
 * @typedef {'same' | 'changed' | 'new' | 'gone' | 'failed'} Outcome
 *
 * @typedef {object} Verdict
 * @property {string} id
 * @property {string} title  what people call the picture
 * @property {Outcome} outcome
 * @property {boolean} accepted  the change came together with an accepted baseline
 * @property {string} detail  one line for people
 * @property {Buffer} [before]
 * @property {Buffer} [after]
 * @property {Buffer} [difference]
 */

/**
 * What pictures are compared to: the stored baselines, or the base commit's pictures by the same browser.
 * @typedef {object} Reference
 * @property {() => string[]} ids
 * @property {(id: string) => import('./baselines.mjs').Entry | undefined} entry
 * @property {(id: string) => Promise<Buffer>} read
 */

/**
 * @param {{ id: string, title: string }} picture
 * @param {Buffer | Error} drawn
 * @param {Reference} reference
 * @returns {Promise<Omit<Verdict, 'accepted'>>}
 */
export async function judge({ id, title }, drawn, reference) {
  if (drawn instanceof Error) return { id, title, outcome: 'failed', detail: firstLine(drawn.message) };
  const entry = reference.entry(id);
  if (!entry) return { id, title, outcome: 'new', detail: 'has no baseline', after: drawn };
  if (entry.digest === digestOf(drawn)) return { id, title, outcome: 'same', detail: '' };
  const before = await reference.read(id);
  const difference = comparePictures(before, drawn);
  if (!difference) return { id, title, outcome: 'same', detail: '' };
  return {
    id,
    title,
    outcome: 'changed',
    detail: describeChange(difference.pixels, sizeOf(before), sizeOf(drawn)),
    before,
    after: drawn,
    difference: difference.picture,
  };
}

/**
 * The baselines that no story asks for any more.
 * @param {string[]} wanted  ids of all pictures that Storybook's index asks for
 * @param {Reference} reference
 * @returns {Promise<Omit<Verdict, 'accepted'>[]>}
 */
export function findGone(wanted, reference) {
  const known = new Set(wanted);
  const gone = reference.ids().filter((id) => !known.has(id));
  return Promise.all(
    gone.map(async (id) => ({
      id,
      title: id,
      outcome: /** @type {const} */ ('gone'),
      detail: 'no story draws it any more',
      ...(reference.entry(id) ? { before: await reference.read(id) } : {}),
    })),
  );
}

/** @typedef {{ width: number, height: number }} Size */

/** @param {number} pixels @param {Size} from @param {Size} to */
function describeChange(pixels, from, to) {
  const count = `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;
  const resized = from.width !== to.width || from.height !== to.height;
  return resized ? `${count}; ${from.width} × ${from.height} became ${to.width} × ${to.height}` : count;
}

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';
