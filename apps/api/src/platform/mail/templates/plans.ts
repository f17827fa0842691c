import { type MailContent, type MailWriter, plainName } from '../content';
import type { MailData } from '../mail';

/** Confirms a payment and its term. @see GAP-079 */
export const planReceipt = (
  data: MailData['planReceipt'],
  { text, greeting, dayText, money, web }: MailWriter,
): MailContent => {
  const { firstName, plan, number, currency, renews } = data;
  const amount = money(data.amount, currency);
  const term = { from: dayText(data.termStart), until: dayText(data.termEnd) };
  return {
    subject: text('mail.planReceipt.subject', { plan }),
    preheader: text('mail.planReceipt.preheader', { number, amount }),
    heading: text('mail.planReceipt.heading', { plan }),
    paragraphs: [greeting(firstName), text('mail.planReceipt.paid')],
    facts: [
      { label: text('mail.label.plan'), value: plan },
      { label: text('mail.label.amount'), value: amount },
      { label: text('mail.label.invoice'), value: number },
      { label: text('mail.label.term'), value: text('mail.plan.term', term) },
      { label: text('mail.label.time'), value: dayText(data.at) },
    ],
    action: { label: text('mail.planReceipt.action'), url: web(data.plansPath) },
    afterwards: [text(renews ? 'mail.planReceipt.renews' : 'mail.planReceipt.ends', { day: term.until })],
    reason: text('mail.reason.account'),
  };
};

/** Reports a failed payment, and until when the plan continues. */
export const paymentFailed = (
  { firstName, plan, keptUntil, plansPath }: MailData['paymentFailed'],
  { text, greeting, dayText, web }: MailWriter,
): MailContent => {
  const day = dayText(keptUntil);
  return {
    subject: text('mail.paymentFailed.subject', { plan }),
    preheader: text('mail.paymentFailed.preheader', { day }),
    heading: text('mail.paymentFailed.heading'),
    paragraphs: [
      greeting(firstName),
      text('mail.paymentFailed.happened', { plan }),
      text('mail.paymentFailed.kept', { day }),
    ],
    action: { label: text('mail.paymentFailed.action'), url: web(plansPath) },
    reason: text('mail.reason.account'),
  };
};

/** Announces the end of a term. @see GAP-080 */
export const termEnding = (
  data: MailData['termEnding'],
  { text, greeting, dayText, money, web }: MailWriter,
): MailContent => {
  const { firstName, plan, days, goesOn } = data;
  const day = dayText(data.termEnd);
  const renews = data.renews ? 'yes' : 'no';
  const amount = money(data.priceUsd * 100, 'usd');
  const ends = goesOn ? text('mail.termEnding.goesOn', { plan: goesOn }) : text('mail.termEnding.ends');
  return {
    subject: text('mail.termEnding.subject', { plan, days, renews }),
    preheader: text('mail.termEnding.preheader', { day }),
    heading: text('mail.termEnding.heading', { day, renews }),
    paragraphs: [greeting(firstName), data.renews ? text('mail.termEnding.renews', { plan, amount }) : ends],
    action: { label: text('mail.termEnding.action'), url: web(data.plansPath) },
    reason: text('mail.reason.account'),
  };
};

/** Reports the end of a plan, and that no data is lost. @see GAP-080 */
export const planEnded = (
  { firstName, plan, goesOn, plansPath }: MailData['planEnded'],
  { text, greeting, web }: MailWriter,
): MailContent => ({
  subject: text('mail.planEnded.subject', { plan }),
  preheader: goesOn ? text('mail.planEnded.goesOnBrief', { plan: goesOn }) : text('mail.planEnded.preheader'),
  heading: text('mail.planEnded.heading', { plan }),
  paragraphs: [
    greeting(firstName),
    goesOn ? text('mail.planEnded.goesOn', { plan: goesOn }) : text('mail.planEnded.happened'),
  ],
  action: { label: text('mail.planEnded.action'), url: web(plansPath) },
  reason: text('mail.reason.account'),
});

/** Invites to a member's team, in the member's name. @see GAP-047 */
export const teamInvitation = (data: MailData['teamInvitation'], { text, web }: MailWriter): MailContent => {
  const { plan, isMember } = data;
  const name = plainName(data.sender) ?? text('mail.someMember');
  const company = plainName(data.company);
  return {
    subject: text('mail.teamInvitation.subject', { name, plan }),
    preheader: text('mail.teamInvitation.preheader'),
    heading: text('mail.teamInvitation.heading', { name }),
    paragraphs: [
      company === null
        ? text('mail.teamInvitation.writes', { name, plan })
        : text('mail.teamInvitation.writesFrom', { name, plan, company }),
      isMember ? text('mail.teamInvitation.accept', { name }) : text('mail.teamInvitation.register'),
    ],
    action: {
      label: text(isMember ? 'mail.teamInvitation.open' : 'mail.teamInvitation.join'),
      url: web(data.path),
    },
    afterwards: [text('mail.share.answer', { name })],
    reason: text('mail.teamInvitation.reason', { name }),
    stop: { label: text('mail.share.stop'), url: web(data.stopPath) },
    sender: text('mail.via', { name }),
  };
};
