import { expect } from '@playwright/test';
import { localApiUrl, webUrl } from './hosts';

/** Mail in the outbox: its text, without its HTML. */
export interface Mail {
  subject: string;
  text: string;
}

/** Rows of the page that lists mails, latest first: path, subject, recipient. */
const ROW = /<a href="(\/outbox\/[^"]+)">([^<]*)<\/a><\/td><td>([^<]*)<\/td>/g;

async function pageOf(api: string, path: string): Promise<string> {
  const answer = await fetch(api + path);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  return answer.text();
}

/**
 * Waits until an address has received a number of mails, which the demo stores in its outbox.
 *
 * @param api Origin of the API; default: the shared one.
 * @returns the newest
 */
export async function mailTo(address: string, count: number, api = localApiUrl): Promise<Mail> {
  let rows: RegExpExecArray[] = [];
  const arrived = async () => {
    rows = [...(await pageOf(api, '/outbox')).matchAll(ROW)].filter(([, , , to]) => to === address);
    return rows.length;
  };
  await expect.poll(arrived, { timeout: 30_000 }).toBe(count);
  const [, path = '', subject = ''] = rows[0] ?? [];
  const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(await pageOf(api, path)) ?? [];
  return { subject, text };
}

/** Returns the URL in a mail that leads to one of our pages. */
export function linkIn({ text }: Mail, path: string): string {
  const start = text.indexOf(`${webUrl}${path}?`);
  if (start < 0) throw new Error(`No link to ${path} in: ${text}`);
  return text.slice(start).split(/[\s&<>)\]]/, 1)[0] ?? '';
}
