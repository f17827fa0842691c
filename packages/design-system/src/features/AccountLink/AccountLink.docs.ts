import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'What stands behind the link of an e-mail: it follows the link, or says why that does not work.',
  whenToUse: [
    '`VerifyLink` on the page that a verification link leads to.',
    '`LinkProblem` there and on the page for a new password, when the link is too old, was replaced by a newer one, was used, or is none of ours.',
    '`EmailConfirmed` there, when a link has confirmed a changed address and its owner is not logged in.',
  ],
  whenNotToUse: ['The link is good and asks for a password: `PasswordReset`.'],
  anatomy: [
    { component: 'VerifyLink', what: 'The form, which sends itself.' },
    { component: 'Button', what: 'Sends it where scripts do not.' },
    {
      component: 'LinkProblem',
      what: 'Why a link does not work, and the way to a new one.',
      when: 'as `LinkProblem`',
    },
    {
      component: 'Notice',
      what: 'The reason; of `VerifyLink`, that no server answers.',
      when: 'as `LinkProblem`, or when `isAnswering` says no',
    },
    {
      component: 'EmailRequestForm',
      what: 'Asks for a new link; a changed address is led to the profile instead.',
      when: 'as `LinkProblem`',
    },
    { component: 'EmailConfirmed', what: 'That a changed address counts now.', when: 'as `EmailConfirmed`' },
  ],
  states: [
    { state: 'sending', what: 'The link is being followed.' },
    { state: 'unanswered', what: 'It was not sent, as no server would have taken it; it can be sent again.' },
    {
      state: 'expired, replaced, used, unknown',
      what: 'Of `LinkProblem`: what keeps the link from working.',
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: follows the link.' }],
  accessibility: [
    'It says what is going on in words, which are read out.',
    'On the way back from the next page the button is ready again.',
  ],
  doAndDont: [
    {
      do: 'Follow a link by a form post.',
      dont: 'Use it up when it is opened: programs that look at mail open links too.',
    },
  ],
  synonyms: [
    'verification',
    'token',
    'expired link',
    'VerifyLink',
    'LinkProblem',
    'EmailConfirmed',
    'one-time link',
  ],
  related: ['EmailRequest', 'PasswordReset', 'AccountPage'],
};
