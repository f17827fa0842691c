/**
 * @typedef {object} Kind
 * @property {string} example  a name of this kind
 * @property {readonly string[]} [areas]  one of these stands before the name: `catalogue/price-lists`
 * @property {(names: import('./names.mjs').Names & { area: string }) => string} folder  relative to the root
 * @property {(names: import('./names.mjs').Names) => import('./names.mjs').Names} [adapt]
 *   what the templates' placeholder becomes, where that is not the name as it was given
 * @property {(names: import('./names.mjs').Names) => string[]} [rivals]
 *   paths that would be the same name elsewhere
 * @property {(names: import('./names.mjs').Names & { area: string }) => string[]} next  what is left to do, in order
 */

const designSystem = 'packages/design-system/src';

/** The areas, by the same word in every layer. */
const AREAS = [
  ...['catalogue', 'value-chain', 'companies', 'feed', 'events', 'messaging', 'network', 'notifications'],
  ...['account', 'commerce', 'publishing', 'operations'],
];

/** @type {Record<string, Kind>} */
export const kinds = {
  primitive: {
    example: 'PriceTag',
    folder: ({ pascal }) => `${designSystem}/primitives/${pascal}`,
    rivals: ({ pascal }) => [`${designSystem}/features/${pascal}`],
    next: ({ pascal }) => [
      `Write the failing story first: ${designSystem}/primitives/${pascal}/${pascal}.stories.tsx.`,
      `See it fail: npx vitest run --project stories ${pascal}`,
      `Export it from ${designSystem}/light.ts, or from index.ts if it needs react-aria or Radix.`,
      `Say when to use it, and when not, in ${pascal}.docs.ts; until then its documentation test fails.`,
    ],
  },
  feature: {
    example: 'PriceTable',
    folder: ({ pascal }) => `${designSystem}/features/${pascal}`,
    rivals: ({ pascal }) => [`${designSystem}/primitives/${pascal}`],
    next: ({ pascal }) => [
      `Write the failing story first: ${designSystem}/features/${pascal}/${pascal}.stories.tsx.`,
      `See it fail: npx vitest run --project stories ${pascal}`,
      'Let the view take the schema of openapi.yaml, from @millrace/api-client, and the stories its factory.',
      `Where it reads data: ${pascal}Container.tsx over a queryOptions factory (see features/FollowerTable).`,
      `Export it from ${designSystem}/features/index.ts.`,
      `Say when to use it, and when not, in ${pascal}.docs.ts; until then its documentation test fails.`,
    ],
  },
  module: {
    example: 'catalogue/price-lists',
    areas: AREAS,
    folder: ({ kebab, area }) => `apps/api/src/areas/${area}/${kebab}`,
    adapt: (names) => ({
      ...names,
      camel: names.singular,
      pascal: names.singular.charAt(0).toUpperCase() + names.singular.slice(1),
    }),
    next: ({ kebab, singular, area }) => [
      'Write the call into openapi.yaml, then: npm run generate',
      `Write the failing test: apps/api/src/areas/${area}/${kebab}/${kebab}.api.test.ts.`,
      `See it fail: npx vitest run --project api-pglite ${kebab}`,
      `Handle its operationId in ${kebab}.routes.ts, and add ...${singular}Routes(context) to allHandlers in apps/api/src/app.ts.`,
      `With the first rule comes ${kebab}.service.ts, with the first right ${kebab}.policy.ts (see areas/catalogue/products).`,
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
