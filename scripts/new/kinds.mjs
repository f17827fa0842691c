/**
 * @typedef {object} Kind
 * @property {string} example  a name of this kind
 * @property {true} [inArea]  true if the name is prefixed by its area, as in `catalogue/PriceTable`
 * @property {(names: import('./names.mjs').Names) => string} folder  relative to the root
 * @property {(names: import('./names.mjs').Names) => import('./names.mjs').Names} [adapt]
 * the replacement of the templates' placeholder, if it differs from the given name
 * @property {(names: import('./names.mjs').Names) => string[]} [rivals]
 * paths where the same name would conflict
 * @property {(names: import('./names.mjs').Names & { area: string }) => string[]} next  remaining steps, in order
 */

/** The areas of the product: the same word in every layer. */
export const AREAS = [
  'account',
  'catalogue',
  'commerce',
  'companies',
  'events',
  'feed',
  'messaging',
  'network',
  'notifications',
  'operations',
  'publishing',
  'shell',
  'value-chain',
];

const primitives = 'packages/ui/src/primitives';

/** Lists all possible paths of a component with this name. @param {import('./names.mjs').Names} names */
const components = ({ pascal }) => [
  `${primitives}/${pascal}`,
  ...AREAS.flatMap((area) => [
    `packages/design-system/src/${area}/${pascal}`,
    `packages/community/src/${area}/${pascal}`,
  ]),
];

/** @type {Record<string, Kind>} */
export const kinds = {
  primitive: {
    example: 'PriceTag',
    folder: ({ pascal }) => `${primitives}/${pascal}`,
    rivals: components,
    next: ({ pascal }) => [
      `Write the failing story first: ${primitives}/${pascal}/${pascal}.stories.tsx.`,
      `See it fail: npx vitest run --project stories ${pascal}`,
      `Give it a purpose in .storybook/story-title.ts, and that purpose in the title of its stories.`,
      'Export it from packages/ui/src/light.ts, or from index.ts if it needs react-aria or Radix.',
      `Say when to use it, and when not, in ${pascal}.docs.ts; until then its documentation test fails.`,
    ],
  },
  feature: {
    example: 'catalogue/PriceTable',
    inArea: true,
    folder: ({ area, pascal }) => `packages/community/src/${area}/${pascal}`,
    rivals: components,
    next: ({ area, pascal }) => [
      `Write the failing story first: packages/community/src/${area}/${pascal}/${pascal}.stories.tsx.`,
      `See it fail: npx vitest run --project stories ${pascal}`,
      'Let the view take the schema of the contract, from @millrace/api-client, and the stories its factory.',
      `Where it reads data: ${pascal}Container.tsx over a queryOptions factory (see network/FollowerTable).`,
      `Export it from packages/community/src/${area}/index.ts.`,
      `Translate its texts: npm run locales names those that are missing, by the file they belong into.`,
      `If other applications should use it: git mv the folder to packages/design-system/src/${area}, list its texts in messages.ts there, export the view from index.ts and the container from connected.ts, run npm run locales -- --write, and write a changeset.`,
    ],
  },
  module: {
    example: 'catalogue/price-lists',
    inArea: true,
    folder: ({ area, kebab }) => `apps/api/src/areas/${area}/${kebab}`,
    adapt: (names) => ({
      ...names,
      camel: names.singular,
      pascal: names.singular.charAt(0).toUpperCase() + names.singular.slice(1),
    }),
    next: ({ area, kebab, singular }) => [
      'Write the call into the file of its area in contract/, name it in contract/openapi.yaml, then: npm run generate',
      `Write the failing test: apps/api/src/areas/${area}/${kebab}/${kebab}.api.test.ts.`,
      `See it fail: npx vitest run --project api-pglite ${kebab}`,
      `Handle its operationId in ${kebab}.routes.ts, and add ...${singular}Routes(context) to allHandlers in apps/api/src/app.ts.`,
      `With the first rule comes ${kebab}.service.ts, with the first right ${kebab}.policy.ts (see the module products).`,
    ],
  },
  widget: {
    example: 'price-ticker',
    folder: ({ kebab }) => `packages/widgets/src/elements/${kebab}`,
    next: ({ kebab, camel, pascal }) => [
      `Write the failing test: packages/widgets/src/elements/${kebab}/${kebab}.test.tsx.`,
      `See it fail: npx vitest run --project unit ${kebab}`,
      `Add entry(${camel}Definition) to the definitions in packages/widgets/src/server/renderer.ts.`,
      `Name it in packages/widgets/src/manifest/elements.ts; where it answers clicks, interactive: true and src/live/live.tsx.`,
      `Show it on pages of others: a card in .storybook/widgets/cards.ts, and ${pascal}.stories.tsx like those beside it.`,
      'Show it on the partner site, and give it a budget in .size-limit.mjs.',
    ],
  },
};
