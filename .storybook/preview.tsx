import '@millrace/ui/fonts.css';
import '@millrace/ui/styles.css';
import { artHandlers } from '@millrace/api-mocks';
import { CommunityProvider } from '@millrace/community';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect, useMemo } from 'react';
import { configure } from 'storybook/test';

import { skipAxeWhereJudged } from './axe-once';
import { ComponentPage, DocsFrame, markdown, ownIds } from './docs';
import { dressDocument } from './document';
import { settleEffects, useEffectsSignal } from './effects';
import { forgetKept } from './forget';
import { freeze, loadFonts } from './freeze';
import { STORY_THEMES, storyDirection } from './globals';
import { stopOwnPointer } from './own-pointer';
import { spellOutUnions } from './spell-out-unions';
import { LANGUAGES, textsForLanguage } from './texts';

// A test plays its stories with a pointer of its own; whoever reads them has only that of the browser.
if (import.meta.env.MODE === 'test') stopOwnPointer();
// For every story, whichever ran before it: late parts and answers are awaited as long as a busy machine needs.
configure({ asyncUtilTimeout: 10_000 });

async function startWorker() {
  const worker = setupWorker(...artHandlers());
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

/** What an application has around it: its theme and direction on the document, and the provider. */
const withApplication: Decorator = (Story, { canvasElement, globals, id, viewMode }) => {
  const direction = storyDirection(globals);
  const { locale, messages } = textsForLanguage(globals.locale);
  const isAlone = viewMode !== 'docs';
  useLayoutEffect(() => {
    dressDocument({ theme: globals.theme });
    // A page of documentation is written from left to right, whatever its stories are.
    if (isAlone) document.documentElement.dir = direction;
    document.documentElement.lang = isAlone ? locale : 'en';
  }, [globals.theme, direction, isAlone, locale]);
  useEffectsSignal(canvasElement);
  const ownMessages = useMemo(
    // Several stories on one page have a region for toasts each, which must be told apart.
    () => (isAlone ? messages : { ...messages, 'toast.region': `Messages of the story ${id}` }),
    [isAlone, messages, id],
  );
  return (
    <CommunityProvider locale={locale} direction={direction} messages={ownMessages} navigate={() => {}}>
      {isAlone ? (
        <Story />
      ) : (
        <div dir={direction}>
          <Story />
        </div>
      )}
    </CommunityProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withApplication],
  argTypesEnhancers: [spellOutUnions],
  loaders: [mswLoader(startWorker), async () => loadFonts()],
  beforeEach: () => {
    forgetKept();
    return freeze();
  },
  afterEach: skipAxeWhereJudged,
  // Storybook begins a play function as soon as the story stands there, which can be before its effects have run; no
  // reader is as quick.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await settleEffects(context.canvasElement);
    return context.canvas;
  },
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [...STORY_THEMES],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map(({ value, title }) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // What passes is told by one example each: naming every element of it took as long as the check itself.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // Still, as our own pictures are: what plays by itself does not under reduced motion.
    chromatic: {
      modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
      prefersReducedMotion: 'reduce',
    },
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: DocsFrame, page: ComponentPage, components: markdown, codePanel: true },
    react: { rootOptions: ownIds },
    options: {
      storySort: {
        order: [
          'Introduction',
          'What is new',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Motion',
            'Layout',
            'Theme kit',
            'Sectors',
            'Icons',
            'Art',
            'Voice',
          ],
          'Primitives',
          'Features',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Zoomed in, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        container: { name: 'Container, 480', styles: { width: '480px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Two columns, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: {
          name: 'Three columns, 1200',
          styles: { width: '1200px', height: '900px' },
          type: 'desktop',
        },
        wide: { name: 'Full page, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
