import '@millrace/design-system/fonts.css';
import '@millrace/design-system/styles.css';
import { artHandlers } from '@millrace/api-mocks';
import { MillraceProvider } from '@millrace/design-system';
import { en } from '@millrace/design-system/messages';
import { documentClass } from '@millrace/design-system/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';

import { freeze, loadFonts } from './freeze';
import { pseudoLocalize } from './pseudo-locale';

async function startWorker() {
  const worker = setupWorker(...artHandlers());
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

const pseudo = pseudoLocalize(en);

/** What an application has around it: its theme and direction on the document, and the provider. */
const withApplication: Decorator = (Story, { globals }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
    if (globals.theme === 'contrast') root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    root.dir = direction;
    root.lang = 'en';
    document.body.classList.add(documentClass);
  }, [globals.theme, direction]);
  return (
    <MillraceProvider
      locale="en"
      direction={direction}
      messages={globals.locale === 'pseudo' ? pseudo : undefined}
      navigate={() => {}}
    >
      <Story />
    </MillraceProvider>
  );
};

const preview: Preview = {
  decorators: [withApplication],
  loaders: [mswLoader(startWorker), async () => loadFonts()],
  beforeEach: () => freeze(),
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
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
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Stretched English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Primitives', 'Features'] } },
    viewport: {
      options: {
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
