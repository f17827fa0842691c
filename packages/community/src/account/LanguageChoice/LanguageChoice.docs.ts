import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The languages of the interface, each by its own name.',
  whenToUse: [
    'At the foot of every page, by `SiteFooter`.',
    'Among the settings of an account, as `LanguageSettings`.',
  ],
  whenNotToUse: ['The language of what somebody writes: that is not translated.'],
  anatomy: [
    { component: 'LanguageChoice', what: 'The form.' },
    { part: 'language', what: 'A button for each language, which sends it.' },
    {
      component: 'LanguageSettings',
      what: 'The form as a section with its heading.',
      when: 'among settings',
    },
  ],
  states: [],
  keyboard: [
    { keys: ['Tab'], does: 'From language to language.' },
    { keys: ['Enter', 'Space'], does: 'Chooses it: the page comes anew in that language.' },
  ],
  accessibility: [
    'Each name bears its own `lang`, so that it is read out in its language.',
    'The one in use has `aria-current`. 44 px high on touch.',
  ],
  doAndDont: [
    {
      do: 'Have the server keep the choice and answer with a redirect.',
      dont: 'Change texts in place: the document’s `lang` and `dir` change with them.',
    },
    { do: 'Name a language in itself: Deutsch.', dont: 'Show flags, which are those of states.' },
  ],
  synonyms: ['locale', 'translation', 'i18n', 'internationalization', 'language switcher'],
  related: ['SiteFooter', 'AlertSettings'],
};
