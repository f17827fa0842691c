import type { MailContent, MailWriter } from '../content';
import type { MailData } from '../mail';

/** Asks to confirm an address at sign-up. */
export const verifyRegistration = (
  { firstName, verifyPath, validHours }: MailData['verifyRegistration'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.verifyRegistration.subject'),
  preheader: text('mail.verifyRegistration.preheader', { hours: validHours }),
  heading: text('mail.verifyRegistration.heading'),
  paragraphs: [greeting(firstName), text('mail.verifyRegistration.ask')],
  action: { label: text('mail.verifyRegistration.action'), url: web(verifyPath) },
  afterwards: [text('mail.validity', { hours: validHours }), text('mail.verifyRegistration.notYou')],
  reason: text('mail.verifyRegistration.reason'),
});

/** Tells an account's owner that somebody tried to register its address. */
export const alreadyRegistered = (
  { firstName, signInPath, resetPath }: MailData['alreadyRegistered'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.alreadyRegistered.subject'),
  preheader: text('mail.alreadyRegistered.preheader'),
  heading: text('mail.alreadyRegistered.heading'),
  paragraphs: [
    greeting(firstName),
    text('mail.alreadyRegistered.happened'),
    text('mail.alreadyRegistered.unchanged'),
  ],
  action: { label: text('mail.alreadyRegistered.action'), url: web(signInPath) },
  otherwise: { label: text('mail.alreadyRegistered.reset'), url: web(resetPath) },
  reason: text('mail.alreadyRegistered.reason'),
});

/** Links to the page for a new password. */
export const resetPassword = (
  { firstName, resetPath, validHours }: MailData['resetPassword'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.resetPassword.subject'),
  preheader: text('mail.resetPassword.preheader', { hours: validHours }),
  heading: text('mail.resetPassword.heading'),
  paragraphs: [greeting(firstName), text('mail.resetPassword.ask')],
  action: { label: text('mail.resetPassword.action'), url: web(resetPath) },
  afterwards: [text('mail.validity', { hours: validHours }), text('mail.resetPassword.notYou')],
  reason: text('mail.resetPassword.reason'),
});

/** Asks to confirm a new address. */
export const confirmEmail = (
  { firstName, address, confirmPath, validHours }: MailData['confirmEmail'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.confirmEmail.subject'),
  preheader: text('mail.confirmEmail.preheader', { hours: validHours }),
  heading: text('mail.confirmEmail.heading'),
  paragraphs: [greeting(firstName), text('mail.confirmEmail.ask', { address })],
  action: { label: text('mail.confirmEmail.action'), url: web(confirmPath) },
  afterwards: [text('mail.validity', { hours: validHours }), text('mail.confirmEmail.notYou')],
  reason: text('mail.confirmEmail.reason'),
});

/** Confirms the deletion of an account. */
export const accountDeleted = (
  { firstName, at }: MailData['accountDeleted'],
  { text, greeting, momentText }: MailWriter,
): MailContent => ({
  subject: text('mail.accountDeleted.subject'),
  preheader: text('mail.accountDeleted.preheader'),
  heading: text('mail.accountDeleted.heading'),
  paragraphs: [greeting(firstName), text('mail.accountDeleted.happened', { moment: momentText(at) })],
  afterwards: [text('mail.accountDeleted.notYou')],
  reason: text('mail.reason.account'),
});
