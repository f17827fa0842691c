import { type MailContent, type MailWriter, plainName } from '../content';
import type { MailData } from '../mail';

/** Sends an item that a member shares, in the member's name. @see FEED-053, GAP-095 */
export const share = (data: MailData['share'], { text, web }: MailWriter): MailContent => {
  const { subject, message, kind, title, isPrivate } = data;
  const name = plainName(data.sender) ?? text('mail.someMember');
  const company = plainName(data.company);
  const heading = text('mail.share.heading', { name, kind });
  return {
    subject,
    preheader: heading,
    heading,
    paragraphs: [
      company === null
        ? text('mail.share.writes', { name })
        : text('mail.share.writesFrom', { name, company }),
    ],
    quote: message,
    ...(title !== null && { facts: [{ label: text('mail.share.label', { kind }), value: title }] }),
    action: { label: text('mail.share.action', { kind }), url: web(data.path) },
    afterwards: [...(isPrivate ? [text('mail.share.private')] : []), text('mail.share.answer', { name })],
    reason: text('mail.share.reason', { name }),
    stop: { label: text('mail.share.stop'), url: web(data.stopPath) },
    sender: text('mail.via', { name }),
  };
};

/** Invites to follow a product or company, in a member's name. @see API-090, API-091 */
export const followInvitation = (
  data: MailData['followInvitation'],
  { text, web }: MailWriter,
): MailContent => {
  const { kind, title } = data;
  const name = plainName(data.sender) ?? text('mail.someMember');
  const company = plainName(data.company);
  return {
    subject: text('mail.followInvitation.subject', {
      name,
      title: plainName(title) ?? text('mail.followInvitation.label', { kind }),
    }),
    preheader: text('mail.followInvitation.preheader', { kind }),
    heading: text('mail.followInvitation.heading', { name, kind }),
    paragraphs: [
      company === null
        ? text('mail.followInvitation.writes', { name })
        : text('mail.followInvitation.writesFrom', { name, company }),
    ],
    facts: [{ label: text('mail.followInvitation.label', { kind }), value: title }],
    action: { label: text('mail.followInvitation.action', { kind }), url: web(data.path) },
    otherwise: { label: text('mail.followInvitation.signUp'), url: web(data.signupPath) },
    afterwards: [text('mail.share.answer', { name })],
    reason: text('mail.followInvitation.reason', { name }),
    stop: { label: text('mail.share.stop'), url: web(data.stopPath) },
    sender: text('mail.via', { name }),
  };
};
