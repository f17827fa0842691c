import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'What stands behind the link of an e-mail: it follows the link, or says why that does not work.',
  whenToUse: [
    '`VerifyLink` on the page that a link leads to which verifies an address, or takes back what has changed of an account.',
    '`LinkProblem` there and on the page for a new password, when the link is too old, was replaced by a newer one, was used, or is none of ours.',
    '`EmailConfirmed` there, when a link has confirmed a changed address and its owner is not logged in.',
    '`ChangeStopped` above `PasswordReset`, when a link has taken changes back.',
  ],
  whenNotToUse: ['The link is good and asks for a password: `PasswordReset`.'],
  anatomy: [
    {
      component: 'VerifyLink',
      what: 'The form; it sends itself in the browser that began what the link is for.',
    },
    { component: 'PasswordField', what: 'The password of a sign-up.', when: '`asks` is `password`' },
    { component: 'Button', what: 'Sends it.' },
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
    { component: 'ChangeStopped', what: 'That changes were taken back.', when: 'as `ChangeStopped`' },
  ],
  states: [
    { state: 'sending', what: 'The link is being followed.' },
    { state: 'unanswered', what: 'It was not sent, as no server would have taken it; it can be sent again.' },
    {
      state: 'expired, replaced, done, used, unknown',
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
      do: 'Wait for a press, unless this browser began what the link is for.',
      dont: 'Use a link up when it is opened: programs that look at mail open links and run scripts, too.',
    },
  ],
  synonyms: [
    'verification',
    'token',
    'expired link',
    'VerifyLink',
    'LinkProblem',
    'EmailConfirmed',
    'ChangeStopped',
    'one-time link',
  ],
  related: ['EmailRequest', 'PasswordReset', 'AccountPage'],
};
