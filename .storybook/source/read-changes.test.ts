import { expect, it } from 'vitest';
import { readChanges } from './read-changes';

const changeset = (packages: string, text: string) => `---\n${packages}\n---\n\n${text}\n`;

it('tells what changesets say of each package, what asks the most first', () => {
  const changes = readChanges(
    [
      changeset('"@millrace/domain": patch\n\'@millrace/widgets\': minor', 'A picture of\neach card.'),
      changeset('"@millrace/widgets": major', 'Needs `Node` 20.'),
      changeset('', 'Nobody’s.'),
    ],
    [
      { name: '@millrace/widgets', changelog: '## 0.1.0\n\n### Patch Changes\n\n- 0a1b2c3d: Old.' },
      { name: '@millrace/domain', changelog: '' },
    ],
  );
  expect(changes).toEqual([
    {
      name: '@millrace/widgets',
      version: null,
      notes: [
        { bump: 'major', text: 'Needs `Node` 20.' },
        { bump: 'minor', text: 'A picture of each card.' },
      ],
    },
    { name: '@millrace/domain', version: null, notes: [{ bump: 'patch', text: 'A picture of each card.' }] },
  ]);
});

it('tells what the last release brought of a package that has not changed since', () => {
  const changelog =
    '# @millrace/art\n\n## 0.2.0\n\n### Minor Changes\n\n- 0a1b2c3d: Draws seals,\n  too.\n\n### Patch Changes\n\n- Less bytes.\n\n## 0.1.0\n\n### Patch Changes\n\n- Old.\n';
  expect(readChanges([], [{ name: '@millrace/art', changelog }])).toEqual([
    {
      name: '@millrace/art',
      version: '0.2.0',
      notes: [
        { bump: 'minor', text: 'Draws seals, too.' },
        { bump: 'patch', text: 'Less bytes.' },
      ],
    },
  ]);
  expect(readChanges([], [{ name: '@millrace/art', changelog: '# @millrace/art\n' }])).toEqual([]);
});
