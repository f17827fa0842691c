/**
 * Every story that has no picture says why, where it says so: a comment on the line of its tag. A tag without a reason
 * is copied from story to story, and in the end nobody knows which of them could be drawn.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/paths.mjs';

/** Where stories are, as `.storybook/main.ts` has it. */
const folders = [
  ...['ui', 'value-chain', 'design-system', 'community'].map((name) => `packages/${name}/src`),
  '.storybook',
];

/** The tag, in whichever quotes, and what follows it on its line. */
const optOut = /(['"])no-visual\1(.*)/;

/** A sentence, as all reasons are. */
const reason = /\/\/ \S.*\.$/;

/**
 * Where a story opts out without a reason. Of tags on several lines, the line of this one counts.
 * @param {string} file
 * @param {string} source
 * @returns {string[]} each as `file:line`
 */
function unexplained(file, source) {
  return source.split('\n').flatMap((line, index) => {
    const found = optOut.exec(line);
    return found && !reason.test(found[2] ?? '') ? [`${file}:${index + 1}`] : [];
  });
}

/** All files of stories, from the root. */
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort(),
);

it('each opt-out tag has a reason on its line', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unexplained(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('the check of opt-out reasons reads tags on one line and on several', () => {
  const source = `const meta = { tags: ['!autodocs', 'no-visual'] };
export const Playing = {
  tags: ['no-visual'], // It moves.
};
export const Closed = {
  tags: [
    'phone-only', // Its columns need room.
    'no-visual',
  ],
};
export const Ended = {
  tags: [
    'phone-only',
    'no-visual', // Ends as Default does.
  ],
};
export const Hurried = {
  tags: ["no-visual"], //
};`;
  expect(unexplained('Box.stories.tsx', source)).toEqual([
    'Box.stories.tsx:1',
    'Box.stories.tsx:8',
    'Box.stories.tsx:18',
  ]);
});
