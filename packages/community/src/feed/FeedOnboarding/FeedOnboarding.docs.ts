import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The first feed: an industry, then products that it begins with.',
  whenToUse: ['A member’s feed is empty: `FeedOnboardingContainer`.'],
  whenNotToUse: [
    'Products are added to a company: `OnboardingWizard`.',
    'One product is followed: `FollowControl`.',
  ],
  anatomy: [
    { component: 'FeedOnboarding', what: 'Industries, products, and the way on.' },
    { component: 'SectionHead', what: 'Above industries and products.' },
    { part: 'products', what: 'The products of the industry.', when: 'once one is chosen' },
    { component: 'ComboBox', what: 'Finds products by name.', when: 'with `search`' },
    { part: 'foot', what: 'What is selected, and “View Feed”; stays in sight.' },
  ],
  states: [
    { state: 'choosing', what: 'Products are selected.' },
    { state: 'following', what: 'They are followed, one after the other.' },
    { state: 'followed', what: 'All are; the feed follows a second later.' },
    { state: 'failed', what: 'Says so; the selection stands.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'Choose the industry.' },
    { keys: ['Space'], does: 'Selects a product, or takes it out.' },
  ],
  accessibility: [
    'Industries are radios and products checkboxes, whatever they look like.',
    'How many are selected is said with each change.',
  ],
  doAndDont: [
    {
      do: 'Keep the selection when another industry is chosen.',
      dont: 'Follow before “View Feed” is pressed.',
    },
  ],
  synonyms: ['first run', 'interests', 'topics', 'welcome', 'pick products', 'industries'],
  related: ['OnboardingWizard', 'FollowControl', 'CatalogueField', 'SectorTiles'],
};
