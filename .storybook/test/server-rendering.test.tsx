import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { defaultStories } from './composed-stories';

const ownElements = /<[a-z0-9]+(?=[^>]*\sdata-(?:component|part)=)[^>]*>/g;

it('renders every component on the server without a warning and without inline styles', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const found = defaultStories.flatMap(([title, Story]) => {
    const html = renderToString(<Story />);
    // A Content-Security-Policy with nonces refuses style attributes in a page's markup.
    const styled = (html.match(ownElements) ?? []).filter((element) => element.includes(' style='));
    const warnings = complaints.mock.calls.splice(0).map((args) => args.join(' '));
    return [...styled, ...warnings].map((problem) => `${title}: ${problem}`);
  });
  complaints.mockRestore();
  expect(found).toEqual([]);
});
