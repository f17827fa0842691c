import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { defaultStories } from './composed-stories';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, string>>;
  }
}

describe('In the browser', () => {
  let rendered: Record<string, string>;
  beforeAll(async () => {
    rendered = await commands.renderOnServer();
  }, 120_000);

  let complaints: MockInstance;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(defaultStories)('%s hydrates what the server rendered, without a warning', async (title, Story) => {
    const container = document.createElement('div');
    container.innerHTML = rendered[title] ?? '';
    expect(container.innerHTML).not.toBe('');
    expect(container.innerHTML, 'a boundary that the server could not finish').not.toContain('<!--$!-->');
    document.body.append(container);
    const problems: unknown[] = [];
    const root = hydrateRoot(container, <Story />, {
      onRecoverableError: (error) => problems.push(error),
      onUncaughtError: (error) => problems.push(error),
    });
    // Only time shows that nobody complains.
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(problems).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    root.unmount();
  });
});
