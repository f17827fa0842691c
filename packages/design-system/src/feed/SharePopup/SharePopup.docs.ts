import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Shares a post, a product, a company or a profile: by its link, on networks, by email.',
  whenToUse: [
    '“Share” on a post, a product, a company or a profile: `SharePopupContainer`, opened by its owner.',
    'The view alone where a host sends mail in its own way.',
    '`ShareLink` alone for the address to copy.',
  ],
  whenNotToUse: ['For guests, who are led to the login instead.'],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the button that shares.', when: 'when open' },
    { part: 'link', what: 'The link, whole, and the button that copies it.', when: 'when open' },
    { part: 'networks', what: 'Links to the networks, and the apps of the device.', when: 'unless private' },
    { part: 'email', what: 'The form: addresses, subject, message.', when: 'when open' },
  ],
  states: [
    { state: 'editing', what: 'Nothing was shared; the button waits for an address.' },
    { state: 'sharing', what: 'It is on its way.' },
    { state: 'shared', what: 'Says with how many; the next press of the button closes it.' },
    { state: 'failed', what: 'Says why, at the field where there is one; what was typed stands.' },
    { state: 'on', what: 'On a label of the copy button: shown. It says “Link copied” for 4 s.' },
    { state: 'off', what: 'On a label of the copy button: keeps the room.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Link, copy, networks, fields, share.' },
    { keys: ['Enter'], does: 'In a field of one line: shares.' },
    { keys: ['Escape'], does: 'Closes it, and the focus goes back.' },
  ],
  accessibility: [
    'Where the browser does not copy, the link has the focus and is selected.',
    'Copied, sharing and shared are said as they happen; a wrong address is named at its field, which has the focus.',
    'Links to networks say that they open in a new tab.',
  ],
  doAndDont: [
    {
      do: 'Say `isPrivate` of what opens for some only: networks go, and a sentence says why.',
      dont: 'Pass a text that not everybody may read as its title.',
    },
    {
      do: 'Keep the container once it was opened, so that what was typed stands.',
      dont: 'Share by `mailto:`.',
    },
  ],
  synonyms: ['share sheet', 'copy link', 'social', 'Facebook', 'Twitter', 'LinkedIn', 'email', 'recommend'],
  related: ['PostCard', 'Dialog', 'TextField'],
  stage: { kind: 'frame', heightPx: 760, shows: 'default' },
};
