import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Shares a post, a product, a company or a profile by link, on networks, or by email.',
  whenToUse: [
    '“Share” on a post, a product, a company or a profile: `SharePopupContainer`, opened by its owner.',
    'Only the view, if the host sends emails itself.',
    '`ShareLink` alone, to copy a link.',
  ],
  whenNotToUse: ['Guests, who are asked to sign in instead.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, close button, and the share button.', when: 'when open' },
    { part: 'link', what: 'The full link, and the button that copies it.', when: 'when open' },
    { part: 'networks', what: 'Links to networks, and the apps of the device.', when: 'unless private' },
    { part: 'email', what: 'The form: addresses, subject, message.', when: 'when open' },
  ],
  states: [
    { state: 'editing', what: 'Nothing is shared yet; the button waits for an address.' },
    { state: 'sharing', what: 'Sending.' },
    { state: 'shared', what: 'Says how many addresses it went to; the next press closes it.' },
    { state: 'failed', what: 'The reason, next to the field if there is one; the text stays.' },
    { state: 'on', what: 'On a label of the copy button: visible. It says “Link copied” for 4 s.' },
    { state: 'off', what: 'On a label of the copy button: reserves the space.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Link, copy, networks, fields, share.' },
    { keys: ['Enter'], does: 'In a single-line field: shares.' },
    { keys: ['Escape'], does: 'Closes it, and returns the focus.' },
  ],
  accessibility: [
    'If the browser blocks copying, the link is focused and selected.',
    'Copying and sharing are announced; an invalid address gets an error next to its field, which is focused.',
    'Links to networks say that they open in a new tab.',
  ],
  doAndDont: [
    {
      do: 'Pass `isPrivate` for limited visibility: networks disappear, and a sentence explains why.',
      dont: 'Pass private text as its title.',
    },
    {
      do: 'Keep the container mounted after the first opening, so that typed text stays.',
      dont: 'Share by `mailto:`.',
    },
  ],
  synonyms: ['share sheet', 'copy link', 'social', 'Facebook', 'Twitter', 'LinkedIn', 'email', 'recommend'],
  related: ['PostCard', 'Dialog', 'TextField'],
  stage: { kind: 'frame', heightPx: 760, shows: 'default' },
};
