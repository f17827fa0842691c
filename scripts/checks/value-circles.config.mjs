import rules from '../../.dependency-cruiser.mjs';

const { cache: _, ...options } = rules.options ?? {};

/**
 * Finds circles among the imports that are left once types are stripped. `.dependency-cruiser.mjs` reads imports of types
 * as well, and is told of one circle for each import: one of types there can hide one of values.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: (rules.forbidden ?? [])
    .filter(({ name }) => name === 'no-module-imports-itself-in-a-circle')
    .map((rule) => ({ ...rule, from: {} })),
  options: { ...options, tsPreCompilationDeps: false },
};
