import { analysePage, type PageToAnalyse } from '../analyse-page';
import type { FindingCode } from '../finding';

/* A page that shows a card, and what is said of it. */

export const OURS = 'https://www.example.com';
export const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
export const card = `<millrace-product data-id="${ID}"><a href="${OURS}/product/preform-silica-glass/${ID}">Preform</a></millrace-product>`;
export const script = `<script async src="${OURS}/embed/v1/millrace.js"></script>`;
const head = '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">';
export const pageOf = (body: string, inHead = '') => `${head}${inHead}</head><body>\n${body}\n</body></html>`;

export const analyse = (given: Partial<PageToAnalyse>) =>
  analysePage({
    headers: 'content-type: text/html',
    html: pageOf(card + script),
    address: 'https://trade.example/article',
    ourOrigin: OURS,
    filesOrigin: 'https://api.example.com',
    ...given,
  });

export const policy = (value: string) => `content-type: text/html\ncontent-security-policy: ${value}`;
/** What is found, but how wide cards are, which all pages here leave them enough for. */
export const codes = (given: Partial<PageToAnalyse>) =>
  analyse(given).findings.flatMap(({ code }) => (code === 'width-fits' ? [] : [code]));
export const find = (given: Partial<PageToAnalyse>, code: FindingCode) => {
  const found = analyse(given).findings.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not among ${codes(given).join(', ')}`);
  return found;
};
