import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { defaultStories } from './default-stories';

describe('In the browser', () => {
  let complaints: MockInstance;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(defaultStories)(
    '%s hydrates what the server rendered, without a warning',
    async (_title, Story) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Story />);
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
    },
  );
});
