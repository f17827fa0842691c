import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Makes the code of a widget for other sites: what it shows, how that looks, and what to paste.',
  whenToUse: ['Once, on the page where editors of other sites make snippets.'],
  whenNotToUse: ['A widget on a page: the elements of `@millrace/widgets`.', 'Sharing a link: `SharePopup`.'],
  anatomy: [
    { component: 'WidgetBuilder', what: 'The page’s content.' },
    { part: 'choices', what: 'What the widget shows, and how.' },
    { part: 'look', what: 'The page’s own colours, corners and face.' },
    { part: 'preview', what: 'The widget itself in a frame, as high as it will be.' },
    {
      part: 'code',
      what: 'The code in the form that the site takes, and the button that copies it.',
      when: 'once all is chosen',
    },
    {
      component: 'EmbedLink',
      what: 'On the page of a thing, the way here with it chosen.',
      when: 'elsewhere, on the pages of products, companies and events',
    },
    { component: 'SegmentedControl', what: 'Colours, forms of the code, and what the widget is about.' },
    { component: 'SelectField', what: 'The widget, its language, a sector.' },
  ],
  states: [
    { state: 'none', what: 'What the widget is about is not chosen.' },
    { state: 'loading', what: 'It is looked up by its id, as a shared address names it.' },
    { state: 'missing', what: 'There is no such thing any more.' },
    { state: 'failed', what: 'It did not come; it can be tried again.' },
    { state: 'ready', what: 'Preview and code stand there.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'From choice to choice, through the preview, to the code, which arrow keys scroll.',
    },
    { keys: ['Arrow left', 'Arrow right'], does: 'Chooses colours and the form of the code.' },
  ],
  accessibility: [
    'The frame is named by what it previews; the code is a field that can only be read.',
    'That the code was copied is said, and where it was not, the code is selected.',
  ],
  doAndDont: [
    {
      do: 'Keep what is chosen in the address.',
      dont: 'Offer a choice that the chosen widget does not have.',
    },
    { do: 'Show the widget itself.', dont: 'Draw a likeness of it.' },
  ],
  synonyms: ['embed', 'snippet', 'code generator', 'configurator', 'oEmbed'],
  related: ['ArticleMatcher', 'CatalogueField', 'BriefCard', 'ListCard'],
};
