import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Wraps an application once: language, texts, links, art, toasts.',
  whenToUse: [
    'Once, at the root of an application that uses the design system.',
    'A part in another language, such as a quoted form: `ControlsLanguage` around it.',
  ],
  whenNotToUse: [
    'A widget on another site: `LightProvider`, without react-aria and toasts.',
    'A page in English without toasts: components work without a provider.',
    'Data: `ApiClient`.',
  ],
  anatomy: [{ component: 'ToastRegion', what: 'The only thing it renders itself, after its children.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'The direction follows the language. Set `lang` and `dir` on `<html>` as well: browsers read them there.',
    'Dates use `timeZone`, on the server and in the browser; UTC without one.',
  ],
  doAndDont: [
    {
      do: 'Pass `renderLink`, so that your router handles our links.',
      dont: 'Catch clicks on the document instead.',
    },
    {
      do: "Override single texts with `messages`: `{ brand: 'Acme' }`.",
      dont: 'Create a new object on each render: everything below would render again.',
    },
  ],
  synonyms: ['context', 'root', 'i18n', 'locale', 'router', 'setup', 'theme provider', 'direction'],
  related: ['LightProvider', 'Toast', 'ApiClient'],
};
