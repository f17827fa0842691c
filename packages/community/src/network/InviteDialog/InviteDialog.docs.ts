import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Invites people by e-mail to follow a product or a company, in one’s own name.',
  whenToUse: [
    '“Invite More” in the head of a product or a company: `InviteDialogContainer`.',
    'The page’s own view of it, `/product/…/invite`: `InviteViewContainer`.',
  ],
  whenNotToUse: [
    'To pass something on with words of one’s own: `SharePopup`.',
    'For guests, who are led to the login.',
  ],
  anatomy: [
    { component: 'Dialog', what: 'Title and cross.', when: 'when open' },
    { component: 'InviteView', what: 'The same with a way back.', when: 'as a view of a page' },
    { part: 'form', what: 'The addresses, and the button.', when: 'when open' },
    { component: 'TextArea', what: 'Several addresses.', when: 'when open' },
    { component: 'Notice', what: 'Why it was not sent.', when: 'when it failed' },
  ],
  states: [
    { state: 'idle', what: 'Nothing was sent.' },
    { state: 'IN_PROGRESS', what: 'On its way; the addresses stand still.' },
    { state: 'SENT', what: 'Input and button are disabled, with a check, and the number of addresses.' },
    { state: 'ERROR', what: 'Says why; what was typed stays.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Addresses, button.' },
    { keys: ['Enter'], does: 'In the addresses: another line. On the button: sends.' },
    { keys: ['Escape'], does: 'Closes it; what was typed stays.' },
  ],
  accessibility: ['A wrong address is named at the field, which takes the focus; that it was sent is said.'],
  doAndDont: [
    { do: 'Name what is no address.', dont: 'Send to the others meanwhile.' },
    { do: 'Answer members and strangers alike.', dont: 'Say who is a member already.' },
  ],
  synonyms: ['invitation', 'e-mail', 'follow', 'refer', 'invite more', 'colleague'],
  related: ['SharePopup', 'Dialog', 'TextArea', 'FollowControl'],
  stage: { kind: 'frame', heightPx: 420, shows: 'default' },
};
