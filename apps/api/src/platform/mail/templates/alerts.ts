import type { MailContent, MailWriter } from '../content';
import type { MailData } from '../mail';

/** Lists a member's notifications. @see GAP-094 */
export const alerts = (data: MailData['alerts'], { text, greeting, web }: MailWriter): MailContent => {
  const lines = data.sections.flatMap(({ lines: own }) => own);
  const count = lines.length + data.more;
  const [first] = lines;
  return {
    subject: count === 1 && first ? first.line : text('mail.alerts.subject', { count }),
    preheader: first?.line ?? '',
    heading: text('mail.alerts.heading'),
    paragraphs: [
      greeting(data.firstName),
      text('mail.alerts.happened', { count }),
      ...(data.more > 0 ? [text('mail.alerts.more', { count: data.more })] : []),
    ],
    sections: data.sections.map(({ title, lines: own }) => ({
      title,
      links: own.map(({ line, path }) => ({ label: line, url: web(path) })),
    })),
    action: { label: text('mail.alerts.action'), url: web(data.morePath) },
    otherwise: { label: text('mail.alerts.settings'), url: web(data.settingsPath) },
    reason: text('mail.alerts.reason'),
    stop: { label: text('mail.alerts.stop'), url: web(data.stopPath) },
  };
};
