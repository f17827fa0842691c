import type { MailContent, MailWriter } from '../content';
import type { MailData } from '../mail';

/** Tells a reporter the outcome. It never says to the author who reported. */
export const reportDecided = (
  { firstName, kind, name, outcome }: MailData['reportDecided'],
  { text, greeting }: MailWriter,
): MailContent => ({
  subject: text('mail.reportDecided.subject'),
  preheader: text('mail.reportDecided.preheader'),
  heading: text('mail.reportDecided.heading', { outcome }),
  paragraphs: [
    greeting(firstName),
    text('mail.reportDecided.reported', { kind, name }),
    text('mail.reportDecided.outcome', { kind, outcome }),
  ],
  afterwards: [text('mail.reportDecided.private')],
  reason: text('mail.reportDecided.reason'),
});

/** Tells a member the decision about a flagged duplicate, with a link to the result. */
export const duplicateDecided = (
  { firstName, kind, subject, other, outcome, path }: MailData['duplicateDecided'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.duplicateDecided.subject', { subject, other }),
  preheader: text('mail.reportDecided.preheader'),
  heading: text('mail.duplicateDecided.heading', { outcome }),
  paragraphs: [
    greeting(firstName),
    text('mail.duplicateDecided.flagged', { kind, subject, other }),
    text('mail.duplicateDecided.outcome', { outcome }),
  ],
  action: { label: text('mail.duplicateDecided.action', { kind }), url: web(path) },
  reason: text('mail.duplicateDecided.reason'),
});

/** Tells an author that a moderator hid their content, and why. */
export const contentHidden = (
  { firstName, kind, words, because }: MailData['contentHidden'],
  { text, greeting }: MailWriter,
): MailContent => ({
  subject: text('mail.contentHidden.subject', { kind }),
  preheader: text('mail.because', { because }),
  heading: text('mail.contentHidden.heading', { kind }),
  paragraphs: [
    greeting(firstName),
    text('mail.contentHidden.happened', { kind }),
    text('mail.contentHidden.why', { because: text('mail.because', { because }) }),
  ],
  ...(words !== '' && { quote: words }),
  afterwards: [text('mail.contentHidden.appeal')],
  reason: text('mail.moderation.reason'),
});

/** Tells an author that hidden content is visible again. */
export const contentRestored = (
  { firstName, kind, words }: MailData['contentRestored'],
  { text, greeting }: MailWriter,
): MailContent => ({
  subject: text('mail.contentRestored.subject', { kind }),
  preheader: text('mail.contentRestored.preheader'),
  heading: text('mail.contentRestored.heading', { kind }),
  paragraphs: [greeting(firstName), text('mail.contentRestored.happened', { kind })],
  ...(words !== '' && { quote: words }),
  reason: text('mail.moderation.reason'),
});

/** Tells a member that the account is suspended, and why. */
export const memberSuspended = (
  { firstName, because }: MailData['memberSuspended'],
  { text, greeting }: MailWriter,
): MailContent => ({
  subject: text('mail.memberSuspended.subject'),
  preheader: text('mail.because', { because }),
  heading: text('mail.memberSuspended.heading'),
  paragraphs: [
    greeting(firstName),
    text('mail.memberSuspended.happened'),
    text('mail.memberSuspended.why', { because: text('mail.because', { because }) }),
  ],
  afterwards: [text('mail.contentHidden.appeal')],
  reason: text('mail.moderation.reason'),
});

/** Tells a member that the suspension is lifted. */
export const suspensionLifted = (
  { firstName, signInPath }: MailData['suspensionLifted'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.suspensionLifted.subject'),
  preheader: text('mail.suspensionLifted.preheader'),
  heading: text('mail.suspensionLifted.heading'),
  paragraphs: [greeting(firstName), text('mail.suspensionLifted.happened')],
  action: { label: text('mail.alreadyRegistered.action'), url: web(signInPath) },
  reason: text('mail.moderation.reason'),
});
