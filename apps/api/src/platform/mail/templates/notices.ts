import { isFact, type MailContent, type MailWriter, plainName } from '../content';
import type { MailData } from '../mail';

/** Reports a changed password. */
export const passwordChanged = (
  { firstName, at, resetPath }: MailData['passwordChanged'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.passwordChanged.subject'),
  preheader: text('mail.passwordChanged.preheader'),
  heading: text('mail.passwordChanged.heading'),
  paragraphs: [
    greeting(firstName),
    text('mail.passwordChanged.happened', { moment: momentText(at) }),
    text('mail.passwordChanged.notYou'),
  ],
  action: { label: text('mail.resetPassword.action'), url: web(resetPath) },
  reason: text('mail.reason.account'),
});

/** Says which certificates of a company end soon. */
export const certificatesEnding = (
  { firstName, company, companyPath, certificates }: MailData['certificatesEnding'],
  { text, greeting, dayText, web }: MailWriter,
): MailContent => {
  const count = certificates.length;
  const name = plainName(company) ?? text('mail.yourCompany');
  return {
    subject: text('mail.certificatesEnding.subject', { company: name, count }),
    preheader: text('mail.certificatesEnding.preheader', { count }),
    heading: text('mail.certificatesEnding.subject', { company: name, count }),
    paragraphs: [
      greeting(firstName),
      ...certificates.map((one) =>
        text('mail.certificatesEnding.one', {
          name: plainName(one.name) ?? '',
          day: dayText(one.validUntil),
        }),
      ),
      text('mail.certificatesEnding.todo', { count }),
    ],
    action: { label: text('mail.certificatesEnding.action'), url: web(companyPath) },
    reason: text('mail.reason.account'),
  };
};

/** Tells the current address that a change is requested, with the undo link. */
export const emailChangeAsked = (
  { firstName, newAddress, slot, at, stopPath, validHours }: MailData['emailChangeAsked'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.emailChangeAsked.subject', { slot }),
  preheader: text('mail.emailChangeAsked.preheader'),
  heading: text('mail.emailChangeAsked.subject', { slot }),
  paragraphs: [
    greeting(firstName),
    text('mail.emailChangeAsked.happened', { address: newAddress, slot, moment: momentText(at) }),
    text('mail.stop.notYou'),
  ],
  ...stopAction({ stopPath, validHours }, { text, web }),
  reason: text('mail.reason.account'),
});

/** The undo link, if the mail has one. */
const stopAction = (
  { stopPath, validHours }: { stopPath?: string | undefined; validHours?: number | undefined },
  { text, web }: Pick<MailWriter, 'text' | 'web'>,
): Pick<MailContent, 'action' | 'afterwards'> => ({
  ...(stopPath && { action: { label: text('mail.stop.action'), url: web(stopPath) } }),
  ...(validHours && { afterwards: [text('mail.validity', { hours: validHours })] }),
});

/** Reports a changed sign-in method. */
export const accountNotice = (
  { firstName, what, at, resetPath, stopPath, validHours }: MailData['accountNotice'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.accountNotice.subject', { what }),
  preheader: text('mail.passwordChanged.preheader'),
  heading: text('mail.accountNotice.subject', { what }),
  paragraphs: [
    greeting(firstName),
    text('mail.accountNotice.happened', { what, moment: momentText(at) }),
    stopPath
      ? text('mail.stop.notYou')
      : text(what === 'codesTried' ? 'mail.accountNotice.codesTried' : 'mail.passwordChanged.notYou'),
  ],
  action: { label: text('mail.resetPassword.action'), url: web(resetPath) },
  ...stopAction({ stopPath, validHours }, { text, web }),
  reason: text('mail.reason.account'),
});

/** Reports a new personal access token. */
export const tokenMade = (
  { firstName, token, mayWrite, at, expiresAt, ...stop }: MailData['tokenMade'],
  { text, greeting, momentText, dayText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.tokenMade.subject'),
  preheader: text('mail.passwordChanged.preheader'),
  heading: text('mail.tokenMade.subject'),
  paragraphs: [
    greeting(firstName),
    text('mail.tokenMade.happened', {
      moment: momentText(at),
      name: plainName(token) ?? '',
      isNamed: plainName(token) === null ? 'no' : 'yes',
      day: dayText(expiresAt),
      may: mayWrite ? 'write' : 'read',
    }),
    text('mail.stop.notYou'),
  ],
  ...stopAction(stop, { text, web }),
  reason: text('mail.reason.account'),
});

/** Tells the former address that the account has another. */
export const emailChanged = (
  { firstName, newAddress, at, stopPath, validHours }: MailData['emailChanged'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.emailChanged.subject'),
  preheader: text('mail.emailChanged.preheader'),
  heading: text('mail.emailChanged.heading'),
  paragraphs: [
    greeting(firstName),
    text('mail.emailChanged.happened', { address: newAddress, moment: momentText(at) }),
    text(stopPath ? 'mail.stop.notYou' : 'mail.emailChanged.notYou'),
  ],
  ...stopAction({ stopPath, validHours }, { text, web }),
  reason: text('mail.emailChanged.reason'),
});

/** Reports a sign-in on a new device. */
export const newSignIn = (
  { firstName, device, at, resetPath }: MailData['newSignIn'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.newSignIn.subject'),
  preheader: text('mail.newSignIn.preheader', { device }),
  heading: text('mail.newSignIn.heading'),
  paragraphs: [greeting(firstName), text('mail.newSignIn.happened')],
  facts: [
    { label: text('mail.label.device'), value: device },
    { label: text('mail.label.time'), value: momentText(at) },
  ],
  afterwards: [text('mail.newSignIn.notYou')],
  action: { label: text('mail.resetPassword.action'), url: web(resetPath) },
  reason: text('mail.reason.account'),
});

/**
 * Tells an attendee that an event was cancelled. Its organizer may have renamed it before removing it, so names and
 * places with links are left out.
 */
export const eventRemoved = (
  { firstName, event, location, country, timeZone, at, eventsPath }: MailData['eventRemoved'],
  { text, greeting, momentText, web }: MailWriter,
): MailContent => ({
  subject: text('mail.eventRemoved.subject'),
  preheader: text('mail.eventRemoved.preheader'),
  heading: text('mail.eventRemoved.heading'),
  paragraphs: [greeting(firstName), text('mail.eventRemoved.happened')],
  facts: [
    { label: text('mail.label.event'), value: plainName(event) },
    { label: text('mail.label.place'), value: [plainName(location), country].filter(Boolean).join(', ') },
    { label: text('mail.label.time'), value: momentText(at, timeZone) },
  ].filter(isFact),
  action: { label: text('mail.eventRemoved.action'), url: web(eventsPath) },
  reason: text('mail.eventRemoved.reason'),
});
