import { expect } from '@playwright/test';
import { localApiUrl, webUrl } from './hosts';

/** A mail of the outbox: its text, without its HTML. */
export interface Mail {
  subject: string;
  text: string;
}

/** Rows of the page that lists mails, the latest first: path, subject, who it went to. */
const ROW = /<a href="(\/outbox\/[^"]+)">([^<]*)<\/a><\/td><td>([^<]*)<\/td>/g;

async function pageOf(api: string, path: string): Promise<string> {
  const answer = await fetch(api + path);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  return answer.text();
}

/**
 * Waits until an address has got so many mails, which the demonstration keeps.
 *
 * @param api Where the API stands; by default that of most journeys.
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

/** The address in a mail that leads to a page of ours, in full. */
export function linkIn({ text }: Mail, path: string): string {
  const start = text.indexOf(`${webUrl}${path}?`);
  if (start < 0) throw new Error(`No link to ${path} in: ${text}`);
  return text.slice(start).split(/[\s&<>)\]]/, 1)[0] ?? '';
}
