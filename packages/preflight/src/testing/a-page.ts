import type { FindingCode } from '../finding';
import { type GivenPage, type KnownThings, openPage } from '../open-page';

/* A page with a card, and the result of its check. */

export const OURS = 'https://www.example.com';
export const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
export const card = `<millrace-product data-id="${ID}"><a href="${OURS}/product/preform-silica-glass/${ID}">Preform</a></millrace-product>`;
export const script = `<script async src="${OURS}/embed/v1/millrace.js"></script>`;
const head = '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">';
export const aPage = (body: string, inHead = '') => `${head}${inHead}</head><body>\n${body}\n</body></html>`;

export const analyse = ({ things, digests, ...given }: Partial<GivenPage & KnownThings>) =>
  openPage({
    headers: 'content-type: text/html',
    html: aPage(card + script),
    address: 'https://trade.example/article',
    ourOrigin: OURS,
    filesOrigin: 'https://api.example.com',
    ...given,
  }).check({ ...(things && { things }), ...(digests && { digests }) });

export const policy = (value: string) => `content-type: text/html\ncontent-security-policy: ${value}`;
export const codes = (given: Parameters<typeof analyse>[0]) =>
  analyse(given).findings.map(({ code }) => code);
export const find = (given: Parameters<typeof analyse>[0], code: FindingCode) => {
  const found = analyse(given).findings.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not among ${codes(given).join(', ')}`);
  return found;
};
