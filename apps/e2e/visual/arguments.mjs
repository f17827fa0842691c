import { parseArgs } from 'node:util';

/**
 * @typedef {object} Wishes
 * @property {boolean} update  accept the current pictures
 * @property {boolean} all  include pictures that no change can affect
 * @property {boolean} stage  run as a stage of `npm test`, which leaves most pictures to the nightly run
 * @property {string | undefined} from  the commit to compare with, instead of the lock file
 * @property {string | undefined} to  the commit to compare; default the working tree
 * @property {string[]} filters  titles, `title/story` or story ids; empty means every story
 */

const usage = `npm run visual                              compare the stories that a change can have touched
npm run visual -- --all                     compare every story
npm run visual -- Catalogue/SupplierTable    only these: a title, title/story, or story id
npm run visual -- --update                  accept what is drawn now
npm run visual -- --from REF [--to REF]     what changed between two commits, or since one`;

/**
 * @param {string[]} args
 * @returns {Wishes}
 * @throws for invalid arguments, with the usage
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        stage: { type: 'boolean', default: false },
        from: { type: 'string' },
        to: { type: 'string' },
      },
    });
    const { update, all, stage, from, to } = values;
    if (to && !from) throw new Error('--to needs --from.');
    if (from && (update || stage)) throw new Error('--from compares two commits, and accepts nothing.');
    return { update, all, stage, from, to, filters: positionals };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
