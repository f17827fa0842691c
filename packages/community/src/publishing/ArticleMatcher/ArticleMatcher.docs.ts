import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Finds the products, companies and events that an article names, and leads to their widgets.',
  whenToUse: ['Once, on the page where editors paste an article.'],
  whenNotToUse: [
    'One thing is looked for: `CatalogueField`.',
    'Names are marked while one writes: `MentionField`.',
  ],
  anatomy: [
    { component: 'ArticleMatcher', what: 'The page’s content.' },
    { component: 'TextArea', what: 'The article, with the characters that are left.' },
    { part: 'results', what: 'What it names, most often first.', when: 'once something was found' },
    {
      part: 'match',
      what: 'A name, how often, where first, and the way to its widget.',
      when: 'once something was found',
    },
    { component: 'EmptyState', what: 'Says how names are found.', when: 'nothing was found' },
  ],
  states: [
    { state: 'idle', what: 'Nothing was looked for.' },
    { state: 'matching', what: 'The server looks; the button says so.' },
    { state: 'failed', what: 'It did not answer, or refused the text, which stays.' },
    { state: 'ready', what: 'What was found, be it nothing.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From the text to the button, and through the widgets of what was found.' },
  ],
  accessibility: [
    'Markup that is pasted is read as its readers see it, and can be undone.',
    'How many names were found is said.',
    'Links and buttons of a match name the thing; a name in an excerpt is a `mark`.',
  ],
  doAndDont: [
    { do: 'Keep the text where something is wrong with it.', dont: 'Cut off what is too long.' },
    { do: 'Show where a name stands.', dont: 'Show names alone, which may mean something else there.' },
  ],
  synonyms: ['entity recognition', 'named entities', 'annotate', 'article', 'text analysis'],
  related: ['WidgetBuilder', 'TextArea', 'MentionField'],
};
