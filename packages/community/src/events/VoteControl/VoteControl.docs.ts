import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Whether one attends an event: one of three, with how many said so.',
  whenToUse: ['In the head of an event, once.'],
  whenNotToUse: ['Any other choice of a few: `SegmentedControl`.'],
  anatomy: [
    { component: 'VoteControl', what: 'The place of the choice and of its failure.' },
    { component: 'SegmentedControl', what: 'The three votes with their counts, for members.' },
    { component: 'Notice', what: 'What was not saved, with a retry.', when: 'after a failure' },
  ],
  states: [
    { state: 'none yet', what: 'None is chosen.' },
    { state: 'voted', what: 'The own vote is filled and checked.' },
    { state: 'guest', what: 'Three links that lead to signing up.' },
    { state: 'failed', what: 'The vote goes back to what it was, and can be sent again.' },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses, as among all radios; what they rest at is sent.' },
    { keys: ['Enter'], does: 'Guests: leads to signing up.' },
  ],
  accessibility: ['A group of radios with a name; the counts are read with each.'],
  doAndDont: [{ do: 'Show the choice at once.', dont: 'Disable it while it is saved.' }],
  synonyms: ['attendance', 'RSVP', 'interested', 'going', 'answer'],
  related: ['EventHeader', 'SegmentedControl', 'AttendeeTable'],
};
