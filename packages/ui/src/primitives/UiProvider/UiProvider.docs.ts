import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Stands once around an application: language, texts, links, art, toasts.',
  whenToUse: [
    'Once, at the root of an application that uses the design system.',
    'A part of it speaks another language, such as a quoted form: `ControlsLanguage` around it.',
  ],
  whenNotToUse: [
    'A widget on another site: `LightProvider`, which brings neither react-aria nor toasts.',
    'A page in English without toasts: components need no provider.',
    'Data: `ApiClient`.',
  ],
  anatomy: [{ component: 'ToastRegion', what: 'All that it renders of its own, after its children.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Direction follows the language. Write `lang` and `dir` on `<html>` as well: the browser reads them there.',
    'Dates are written in `timeZone`, on the server and in the browser alike; without one in UTC.',
  ],
  doAndDont: [
    {
      do: 'Pass `renderLink`, so that your router follows our links.',
      dont: 'Catch clicks on the document to do so.',
    },
    {
      do: "Override single texts by `messages`: `{ brand: 'Acme' }`.",
      dont: 'Make the object anew in each rendering: everything below would render again.',
    },
  ],
  synonyms: ['context', 'root', 'i18n', 'locale', 'router', 'setup', 'theme provider', 'direction'],
  related: ['LightProvider', 'Toast', 'ApiClient'],
};
