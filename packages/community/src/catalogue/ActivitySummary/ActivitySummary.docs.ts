import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The newest five things that members posted about a product, in a side panel.',
  whenToUse: [
    'In the right column of a product’s page: `ActivitySummaryContainer`.',
    'On that of a company: `CompanyActivityContainer`.',
  ],
  whenNotToUse: [
    'All posts are to be read in full: the feed.',
    'A list with columns: `SupplierTable` and its like.',
  ],
  anatomy: [
    { component: 'ActivitySummary', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'The small head of a panel.' },
    { part: 'item', what: 'One post: date, author and company, text, medium.' },
    { part: 'text', what: 'At most 100 characters, 90 beside a medium.', when: 'with a text' },
  ],
  states: [
    { state: 'loading', what: 'Five rows of `Skeleton` with avatars.' },
    { state: 'empty', what: 'Says that nothing has been posted about the product.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'Five posts at most, whatever is passed.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens the medium of a post: picture, video, PDF, presentation, YouTube.' },
  ],
  accessibility: [
    'Dates are `<time>` elements. Each medium says its kind and its file’s name.',
    'Texts take the direction of their own script, whatever the page’s is.',
  ],
  doAndDont: [
    {
      do: 'Let `ActivitySummaryContainer` read the posts: five are asked for, five are shown.',
      dont: 'Pass fifty and rely on the cut.',
    },
    {
      do: 'Keep the panel where a page has room beside its tables.',
      dont: 'Put it above what the page is about.',
    },
  ],
  synonyms: ['recent activity', 'latest posts', 'news', 'timeline', 'side panel'],
  related: ['SectionHead', 'PagedList', 'Avatar'],
};
