import { type Language, normalizeName, normalizeText } from '@millrace/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMailWriter, webAddresses } from '../content';
import type { MailJob } from '../mail';
import { contentOf } from '../templates';
import { MailPage } from './MailPage';
import { plainText } from './plain-text';

const BRAND = 'Millrace';

/**
 * Writes a mail: its subject, its HTML and its text, and what its headers say.
 *
 * @param language Language of the recipient. Default English.
 */
export function writeMail(job: Pick<MailJob, 'name' | 'data'>, webUrl: string, language: Language = 'en') {
  const writer = createMailWriter(language, webAddresses(webUrl));
  const content = contentOf(withoutControls(job), writer);
  const page = (
    <MailPage
      content={content}
      brand={BRAND}
      plainLinkText={writer.text('mail.plainLink')}
      language={language}
    />
  );
  return {
    subject: content.subject,
    html: `<!doctype html>${renderToStaticMarkup(page)}\n`,
    text: plainText(content, BRAND),
    unsubscribeUrl: content.stop?.url ?? null,
    sender: content.sender ?? null,
  };
}

/** Keeps lines where people write in lines; elsewhere one could pass for another fact. */
const withoutControls = (job: Pick<MailJob, 'name' | 'data'>): Pick<MailJob, 'name' | 'data'> =>
  JSON.parse(JSON.stringify(job), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const lines = normalizeText(value.replace(/\r\n?/g, '\n'));
    return key === 'message' ? lines : normalizeName(lines);
  });
