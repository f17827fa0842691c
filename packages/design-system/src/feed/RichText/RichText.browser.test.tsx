import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RichText } from '.';
import { HOSTILE_MARKUP } from './story-hostile-markup';

/** A title that fits into a line, and the whole. */
const titled = HOSTILE_MARKUP.map((markup) => [markup.slice(0, 90), markup] as const);

describe('RichText in the browser', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(titled)('is read as the server wrote it, and hydrates: %s', async (_title, hostile) => {
    const complaints = vi.spyOn(console, 'error');
    const alerts = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const text = <RichText html={`<p>Before</p>${hostile}<p>After</p>`} headingLevel={3} />;
    const container = document.createElement('div');
    const markup = renderToString(text);
    container.innerHTML = markup;
    document.body.append(container);
    // What a parser would have moved or closed otherwise is not written the same again.
    expect(container.innerHTML).toBe(asBrowsersWrite(markup));
    const problems: unknown[] = [];
    const root = hydrateRoot(container, text, { onRecoverableError: (error) => problems.push(error) });
    // Only time shows that nobody complains.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(problems).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(alerts).not.toHaveBeenCalled();
    root.unmount();
  });
});

/** Browsers write quotes in text as they are, and close no empty element. */
function asBrowsersWrite(markup: string): string {
  return markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<(br|hr)\/>/g, '<$1>');
}
