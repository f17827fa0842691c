import { CommunityProvider } from '@millrace/community';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Tag } from '../../packages/ui/src/primitives/Tag';
import { documentClass } from '../../packages/ui/src/styles/document.css';
import { LANGUAGES } from '../texts';
import { defaultStories, longTextStories, matrixStories, StoryLanguage } from './composed-stories';
import { clickTarget, findCutLabels, isExempt, isExemptForFingers, measureTarget, targets } from './measures';
import '../../packages/ui/src/styles/fonts.css';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, string>>;
  }
}

/** WCAG 2.2, 1.4.10: a page of 1280 px at 400 %, and the narrowest phone. */
const NARROWEST = 320;
const PHONE = 390;
/** WCAG 2.2, 2.5.8, px. */
const LEAST_TARGET = 24;
/** Comfortable for a finger, px. */
const FINGER_TARGET = 44;
/** Stories that are mounted at once where a modal dialog among them changes nothing: they wait for their effects once. */
const BATCH = 20;

type TitledStory = readonly [title: string, Story: ComponentType];

/** Waits until React and the browser have nothing left to do, after what observers of sizes ask for in two frames. */
async function settle() {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

/** Mounts the stories, `batch` at a time, and lists what `find` finds in each: `Shell/Masthead: …`. */
async function findInEach(
  stories: readonly TitledStory[],
  batch: number,
  mount: (container: HTMLElement, story: TitledStory) => Root,
  find: (container: HTMLElement) => string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < stories.length; from += batch) {
    const mounted = stories.slice(from, from + batch).map((story) => {
      const container = document.createElement('div');
      // What is fixed to the window stays in its own story.
      container.style.contain = 'layout';
      container.style.padding = '44px 16px';
      document.body.append(container);
      return { title: story[0], container, root: mount(container, story) };
    });
    await settle();
    for (const { title, container } of mounted)
      found.push(...find(container).map((problem) => `${title}: ${problem}`));
    for (const { root, container } of mounted) {
      root.unmount();
      container.remove();
    }
  }
  return [...new Set(found)];
}

function mountStory(container: HTMLElement, [title, Story]: TitledStory): Root {
  const root = createRoot(container, { identifierPrefix: title.replace(/\W/g, '-') });
  root.render(<Story />);
  return root;
}

const visibleTargets = (container: HTMLElement) =>
  [...container.querySelectorAll(targets)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

const describeTarget = (element: Element, { width, height }: { width: number; height: number }) =>
  `${element.outerHTML.slice(0, 120)} ${Math.round(width)} × ${Math.round(height)}`;

describe('Every component', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    document.body.classList.add(documentClass);
    await document.fonts.ready;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('hydrates what the server rendered, without a warning', async () => {
    const rendered = await commands.renderOnServer();
    const complaints: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args.join(' ')));
    const problems = new Map<HTMLElement, string[]>();
    const found = await findInEach(
      defaultStories,
      1,
      (container, [title, Story]) => {
        container.innerHTML = rendered[title] ?? '';
        const own: string[] = [];
        if (container.innerHTML === '') own.push('the server rendered nothing');
        if (container.innerHTML.includes('<!--$!-->'))
          own.push('a boundary that the server could not finish');
        problems.set(container, own);
        return hydrateRoot(container, <Story />, {
          onRecoverableError: (error) => own.push(String(error)),
          onUncaughtError: (error) => own.push(String(error)),
        });
      },
      (container) => problems.get(container) ?? [],
    );
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('needs no scrolling sideways in 320 px, and has no target below 24 px', async () => {
    await page.viewport(NARROWEST, 640);
    const stories = [...defaultStories, ...matrixStories, ...longTextStories];
    const found = await findInEach(stories, BATCH, mountStory, (container) => [
      ...(container.scrollWidth > NARROWEST ? [`is ${container.scrollWidth} px wide`] : []),
      ...visibleTargets(container)
        .filter((element) => !isExempt(element))
        .map((element) => ({ element, box: clickTarget(element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < LEAST_TARGET || box.height < LEAST_TARGET)
        .map(({ element, box }) => describeTarget(element, box)),
    ]);
    expect(found).toEqual([]);
  });

  it('offers 44 px to a finger', async () => {
    await page.viewport(PHONE, 844);
    const removable: TitledStory = [
      'UI/Data/Tag, removable',
      () => (
        <CommunityProvider>
          <Tag name="Preform silica glass" href="/product/preform-silica-glass/1" onRemove={() => {}} />
        </CommunityProvider>
      ),
    ];
    const found = await findInEach(
      [...defaultStories, ...matrixStories, removable],
      1,
      mountStory,
      (container) =>
        visibleTargets(container)
          .filter((element) => !isExemptForFingers(element) && !element.matches(':disabled'))
          .map((element) => ({ element, size: measureTarget(element, FINGER_TARGET) }))
          .filter(({ size }) => size.width < FINGER_TARGET || size.height < FINGER_TARGET)
          .map(({ element, size }) => describeTarget(element, size)),
    );
    expect(found).toEqual([]);
  });

  it.each(LANGUAGES.filter(({ value }) => value === 'de' || value === 'ar' || value === 'ja'))(
    'has room for its labels on a phone in $title',
    async ({ locale, messages }) => {
      await page.viewport(PHONE, 844);
      const mount = (container: HTMLElement, [title, Story]: TitledStory) =>
        mountStory(container, [
          title,
          () => (
            <StoryLanguage value={{ locale, ...(messages && { messages }) }}>
              <Story />
            </StoryLanguage>
          ),
        ]);
      expect(await findInEach(defaultStories, BATCH, mount, findCutLabels)).toEqual([]);
    },
  );
});
