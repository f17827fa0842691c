import { comparePictures, digestOf, sizeOf } from './picture.mjs';

/**
 * `uncompared` is a picture of a browser other than the lock's, without a picture of this browser to compare with.
 * @typedef {'same' | 'changed' | 'new' | 'gone' | 'failed' | 'uncompared'} Outcome
 *
 * @typedef {object} Verdict
 * @property {string} id
 * @property {string} title  readable name of the picture
 * @property {Outcome} outcome
 * @property {string} detail  one readable line
 * @property {Buffer} [before]
 * @property {Buffer} [after]
 * @property {Buffer} [difference]
 */

/**
 * Compares a picture with the digest of the accepted one.
 * @param {{ id: string, title: string }} picture
 * @param {Buffer | Error} drawn
 * @param {import('./lock.mjs').Entry | undefined} entry  the accepted picture
 * @param {boolean} sameBrowser  true if the lock's browser rendered this one; no other gives the same digests
 * @returns {Verdict}
 */
export function judge({ id, title }, drawn, entry, sameBrowser) {
  if (drawn instanceof Error) return { id, title, outcome: 'failed', detail: firstLine(drawn.message) };
  if (!entry) return { id, title, outcome: 'new', detail: 'was not there before', after: drawn };
  if (!sameBrowser)
    return { id, title, outcome: 'uncompared', detail: 'nothing to compare to', after: drawn };
  if (entry.digest === digestOf(drawn)) return { id, title, outcome: 'same', detail: '' };
  const detail = describeSizes(entry, sizeOf(drawn)) || 'differs from the accepted picture';
  return { id, title, outcome: 'changed', detail, after: drawn };
}

/**
 * Adds to a verdict this browser's picture of the accepted sources.
 * @param {Verdict} verdict
 * @param {Before | undefined} drawn
 * @returns {Verdict}
 *
 * @typedef {object} Before
 * @property {Buffer} picture
 * @property {string} commit  commit that it was rendered from
 * @property {boolean} isAccepted  true if it is the accepted picture
 */
export function addBefore(verdict, drawn) {
  const { outcome, after, detail } = verdict;
  if (!drawn) return { ...verdict, detail: `${detail}; the accepted picture could not be drawn` };
  const { picture: before, commit, isAccepted } = drawn;
  if (!after) return { ...verdict, before };
  const difference = comparePictures(before, after);
  if (!difference && outcome === 'uncompared') return { ...verdict, outcome: 'same', detail: '' };
  const change = describeChange(difference?.pixels ?? 0, sizeOf(before), sizeOf(after));
  const doubt = isAccepted
    ? ''
    : `; before is what commit ${commit.slice(0, 10)} draws, not what was accepted`;
  return {
    ...verdict,
    outcome: 'changed',
    detail: `${change}${doubt}`,
    before,
    ...(difference && { difference: difference.picture }),
  };
}

/**
 * Compares two pictures of one browser.
 * @param {{ id: string, title: string }} picture
 * @param {Buffer | Error | undefined} before
 * @param {Buffer | Error | undefined} after
 * @returns {Verdict}
 */
export function judgePair({ id, title }, before, after) {
  const failure = [before, after].find((drawn) => drawn instanceof Error);
  if (failure) return { id, title, outcome: 'failed', detail: firstLine(String(failure)) };
  const [from, to] = /** @type {[Buffer | undefined, Buffer | undefined]} */ ([before, after]);
  if (!to)
    return {
      id,
      title,
      outcome: 'gone',
      detail: 'no story draws it any more',
      ...(from && { before: from }),
    };
  if (!from) return { id, title, outcome: 'new', detail: 'was not there before', after: to };
  const difference = comparePictures(from, to);
  if (!difference) return { id, title, outcome: 'same', detail: '' };
  const detail = describeChange(difference.pixels, sizeOf(from), sizeOf(to));
  return { id, title, outcome: 'changed', detail, before: from, after: to, difference: difference.picture };
}

/** @typedef {{ width: number, height: number }} Size */

/** @param {number} pixels @param {Size} from @param {Size} to */
function describeChange(pixels, from, to) {
  const count = `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;
  return [count, describeSizes(from, to)].filter(Boolean).join('; ');
}

/** @param {Size} from @param {Size} to */
const describeSizes = (from, to) =>
  from.width === to.width && from.height === to.height
    ? ''
    : `${from.width} × ${from.height} became ${to.width} × ${to.height}`;

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';
