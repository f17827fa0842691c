import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { defaultStories } from './composed-stories';

const ownElements = /<[a-z0-9]+(?=[^>]*\sdata-(?:component|part)=)[^>]*>/g;

describe('On the server', () => {
  let complaints: MockInstance;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(defaultStories)('%s renders without a warning and without inline styles', (_title, Story) => {
    const html = renderToString(<Story />);
    expect(complaints).not.toHaveBeenCalled();
    // A Content-Security-Policy with nonces refuses style attributes in a page's markup.
    const styled = (html.match(ownElements) ?? []).filter((element) => element.includes(' style='));
    expect(styled).toEqual([]);
  });
});
