import { expect, it } from 'vitest';
import { packagesOfStories } from './locked-packages.mjs';

const lockfile = `
importers:
  .:
    devDependencies:
      react: { specifier: 'catalog:', version: 19.3.1 }
      knip: { specifier: 'catalog:', version: 6.0.0 }
  apps/api:
    dependencies:
      express: { specifier: 'catalog:', version: 5.3.0 }
  packages/design-system:
    dependencies:
      '@millrace/domain': { specifier: 'workspace:*', version: 'link:../domain' }
      react-aria: { specifier: 'catalog:', version: 3.53.1(react@19.3.1) }
    devDependencies:
      '@fontsource-variable/archivo': { specifier: 'catalog:', version: 5.3.0 }
      tsup: { specifier: 'catalog:', version: 8.5.1 }
snapshots:
  '@fontsource-variable/archivo@5.3.0': {}
  express@5.3.0: {}
  knip@6.0.0: {}
  react@19.3.1: {}
  react-aria@3.53.1(react@19.3.1):
    dependencies: { '@internationalized/date': 3.9.0, react: 19.3.1 }
  '@internationalized/date@3.9.0': {}
  tsup@8.5.1: {}
`;

it('lists what stories draw and draw with, and no tool', () => {
  expect(packagesOfStories(lockfile)).toEqual([
    '@fontsource-variable/archivo@5.3.0',
    '@internationalized/date@3.9.0',
    'react-aria@3.53.1',
    'react@19.3.1',
  ]);
});

it('lists nothing of a lockfile without packages', () => {
  expect(packagesOfStories('lockfileVersion: 9')).toEqual([]);
});
