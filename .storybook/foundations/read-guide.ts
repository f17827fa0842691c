/** The published Storybook, as texts of the repository name it. */
const OURS = 'https://www.example.com/storybook/';

/** A guide that is also a page of the community, for a page here: no title, links to our own pages, none to files. */
export const readGuide = (markdown: string): string =>
  markdown
    .replace(/^# .*\n/, '')
    .replaceAll(OURS, '')
    .replaceAll(/\[([^\]]+)\]\((?:\.\.\/)[^)]*\)/g, '$1');
