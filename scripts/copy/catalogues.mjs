import { APART, loadModules, loadTexts, PACKAGES, readOwners } from '../locales/read.mjs';

/** @typedef {import('../locales/compare.mjs').Texts} Texts */

/**
 * English texts of one place: an area of a package, or a kind of message of the API.
 * @typedef {object} Catalogue
 * @property {string} name
 * @property {Texts} texts
 */

const API = 'apps/api/src/platform/messages';

/** Catalogues of the API. The last imports the others: only its remaining texts are its own. */
const API_MODULES = ['replies.en', 'mail.en', 'alerts.en', 'plans.en', 'en'];

const SHELL = 'packages/community/src/shell';

/** Texts of single pages outside message files: questions and answers, legal documents, industries. */
const PAGE_MODULES = [
  `${SHELL}/Faq/faq-entries.ts`,
  `${SHELL}/Faq/pricing-faq-entries.ts`,
  `${SHELL}/LegalText/privacy-policy.ts`,
  `${SHELL}/LegalText/terms-of-use.ts`,
  `${SHELL}/LegalText/accessibility-statement.ts`,
  `${SHELL}/IndustryPage/industry-text.ts`,
  'packages/domain/src/shell/industry-pages.ts',
];

/**
 * Reads every user-facing English text: those of the packages by area, those of the API, and those of single pages.
 * @returns {Promise<Catalogue[]>}
 */
export async function readCatalogues() {
  const owners = await readOwners([...PACKAGES, ...APART]);
  const modules = await loadTexts(API_MODULES.map((name) => `${API}/${name}.ts`));
  const [own = {}, ...others] = modules.toReversed();
  const gathered = new Set(others.flatMap((texts) => Object.keys(texts)));
  return [
    ...owners.map(({ folder, english }) => ({ name: nameOf(folder), texts: english })),
    ...API_MODULES.slice(0, -1).map((name, index) => ({
      name: `api-${name.replace('.en', '')}`,
      texts: modules[index] ?? {},
    })),
    {
      name: 'api-other',
      texts: Object.fromEntries(Object.entries(own).filter(([key]) => !gathered.has(key))),
    },
    { name: 'community-pages', texts: await readPages() },
  ];
}

/** Reads the texts of single pages, with property paths as keys: `privacyPolicy.sections.0.title`. */
async function readPages() {
  const exports = Object.assign({}, ...(await loadModules(PAGE_MODULES)));
  const parties = { brand: 'Millrace', salesEmail: 'sales@millrace.example' };
  return flatten({
    faq: exports.faqEntries(parties.brand),
    pricingFaq: exports.pricingFaqEntries(parties.brand),
    privacyPolicy: exports.privacyPolicy(parties),
    termsOfUse: exports.termsOfUse(parties),
    accessibilityStatement: exports.accessibilityStatement(parties),
    industries: exports.INDUSTRY_PAGE_IDS.map(exports.industryText),
  });
}

/** @param {object} value @returns {Texts} */
function flatten(value) {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (typeof part !== 'object') return NOT_READ.test(key) ? [] : [[key, String(part)]];
      return Object.entries(flatten(part)).map(([rest, text]) => [`${key}.${rest}`, text]);
    }),
  );
}

/** Properties of a page that are not text. */
const NOT_READ = /^(?:id|since)$/;

/** Returns `community-account` for `packages/community/src/account`. @param {string} folder */
const nameOf = (folder) =>
  folder
    .replace(/^packages\//, '')
    .replace(/\/src/, '')
    .replace('/', '-');
