/**
 * @typedef {object} Wishes
 * @property {boolean} update  accept what is drawn now
 * @property {boolean} all  also what no change can have touched
 * @property {string | undefined} base  the commit to compare to when another browser drew the baselines
 * @property {string[]} filters  titles, `title/story` or story ids; empty means every story
 */

export const usage = `npm run visual                              compare the stories that a change can have touched
npm run visual -- --all                     compare every story
npm run visual -- Features/SupplierTable    only these: a title, title/story, or story id
npm run visual -- --update                  accept what is drawn now
npm run visual -- --base=<commit>           what to compare to when another browser drew the baselines`;

/**
 * @param {string[]} args
 * @returns {Wishes | string} a string says what is wrong with the arguments
 */
export function readArguments(args) {
  /** @type {Wishes} */
  const wishes = { update: false, all: false, base: undefined, filters: [] };
  for (const arg of args) {
    if (arg === '--update') wishes.update = true;
    else if (arg === '--all') wishes.all = true;
    else if (arg.startsWith('--base=') && arg.length > '--base='.length) {
      wishes.base = arg.slice('--base='.length);
    } else if (arg.startsWith('-')) return `There is no option "${arg}".\n${usage}`;
    else wishes.filters.push(arg);
  }
  return wishes;
}
