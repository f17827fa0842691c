/** Window widths in px: a desktop page, and the phone that our layouts are designed for. */
const widths = { page: 1440, phone: 390 };

/**
 * @typedef {object} IndexEntry  a line of Storybook's index.json
 * @property {string} id
 * @property {string} type
 * @property {string} title
 * @property {string} name
 * @property {string} [importPath]  the file of the story, from the root
 * @property {string[]} [tags]
 */

/** @typedef {{ entries: Record<string, IndexEntry> }} StoryIndex  Storybook's index.json */

/**
 * @typedef {object} Shot  one picture of one story
 * @property {string} id  `component/story.variant`: the picture's key in the lock file
 * @property {string} storyId
 * @property {string} file  of the story, relative to the root
 * @property {string} title
 * @property {string} name
 * @property {Variant} variant
 * @property {'light' | 'dark' | 'contrast'} theme  `contrast` is the light theme with higher contrast
 * @property {'ltr' | 'rtl'} direction
 * @property {boolean} forcedColors  true if the operating system sets the colours (forced colors mode)
 * @property {number} width  of the window, in px
 */

/** @typedef {'light' | 'dark' | 'contrast' | 'forced' | 'forced-dark' | 'phone' | 'rtl'} Variant */

/**
 * @typedef {object} Wish  conditions of a variant
 * @property {string} [tag]  tag that the story must have
 * @property {boolean} [forcedColors]
 * @property {boolean} [matrixOnly]  only for stories that show all looks of a component at once
 */

/** @type {(Pick<Shot, 'variant' | 'theme' | 'direction' | 'width'> & Wish)[]} */
const variants = [
  { variant: 'light', theme: 'light', direction: 'ltr', width: widths.page },
  { variant: 'dark', theme: 'dark', direction: 'ltr', width: widths.page },
  { variant: 'contrast', tag: 'contrast', theme: 'contrast', direction: 'ltr', width: widths.page },
  {
    variant: 'forced',
    tag: 'forced-colors',
    theme: 'light',
    direction: 'ltr',
    width: widths.page,
    forcedColors: true,
  },
  {
    variant: 'forced-dark',
    tag: 'forced-colors',
    theme: 'dark',
    direction: 'ltr',
    width: widths.page,
    forcedColors: true,
    matrixOnly: true,
  },
  { variant: 'phone', tag: 'phone', theme: 'light', direction: 'ltr', width: widths.phone },
  { variant: 'rtl', tag: 'rtl', theme: 'light', direction: 'rtl', width: widths.page },
];

/** Tag of stories whose pictures cannot be compared; the story says why. */
const optOut = 'no-visual';

/**
 * Lists the pictures of Storybook's index, in its order.
 * @param {StoryIndex} index
 * @param {string[]} [filters]
 * @returns {{ shots: Shot[], optedOut: IndexEntry[] }}
 */
export function planShots(index, filters = []) {
  const stories = Object.values(index.entries).filter(
    (entry) =>
      entry.type === 'story' && (filters.length === 0 || filters.some((filter) => meets(entry, filter))),
  );
  return {
    shots: stories.filter((story) => !story.tags?.includes(optOut)).flatMap(shotsOf),
    optedOut: stories.filter((story) => story.tags?.includes(optOut)),
  };
}

/** Tag of stories that are only rendered at phone width. */
const phoneOnly = 'phone-only';

/** @param {IndexEntry} story @returns {Shot[]} */
function shotsOf({ id, title, name, importPath = '', tags = [] }) {
  const isPhoneOnly = tags.includes(phoneOnly);
  return variants
    .filter(({ variant, tag }) => !tag || (tags.includes(tag) && !(isPhoneOnly && variant === 'phone')))
    .filter(({ matrixOnly }) => !matrixOnly || id.endsWith('--matrix'))
    .map(({ variant, theme, direction, width, forcedColors = false }) => ({
      id: `${id.replace('--', '/')}.${variant}`,
      storyId: id,
      file: importPath.replace(/^\.\//, ''),
      title,
      name,
      variant,
      theme,
      direction,
      forcedColors,
      width: isPhoneOnly ? widths.phone : width,
    }));
}

/**
 * True if a filter matches. Compares whole path segments, so that `SupplierTable` does not match `SupplierTableRow`.
 * @param {IndexEntry} entry @param {string} filter
 */
function meets({ id, title, name }, filter) {
  const wanted = filter.toLowerCase().replace(/^\/+|\/+$/g, '');
  return id === wanted || `/${title}/${name}/`.toLowerCase().includes(`/${wanted}/`);
}

/** Returns the readable name of a picture. @param {Pick<Shot, 'title' | 'name' | 'variant'>} shot */
export const describeShot = ({ title, name, variant }) => `${title} › ${name} (${variant})`;
