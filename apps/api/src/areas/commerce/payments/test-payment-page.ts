import { PLAN_OFFERS, priceFormat } from '@millrace/domain';
import { escapeHtml } from '../../../platform/http/escape-html';
import { type MessageKey, text } from '../../../platform/messages/text';
import type { TestPaymentRow } from '../../../platform/payments-provider';

/** The page's Content-Security-Policy. No `form-action`: browsers hold redirects against it, and this leads to another host. */
export const TEST_PAYMENT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LABELS = {
  pay: 'testPayment.pay',
  refuse: 'testPayment.refuse',
  leave: 'testPayment.leave',
  miss: 'testPayment.miss',
  settle: 'testPayment.settle',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** A payment as a page whose buttons do what a provider's would. */
export function testPaymentPage(
  { state, termStart, termEnd }: TestPaymentRow,
  actions: readonly (keyof typeof LABELS)[],
): string {
  const { name, priceUsd } = PLAN_OFFERS.premium;
  const facts: [MessageKey, string][] = [
    ['testPayment.plan', name],
    ['testPayment.amount', text('testPayment.price', { price: DOLLARS.format(priceUsd) })],
    ['testPayment.term', `${day(termStart)} – ${day(termEnd)}`],
    ['testPayment.state', text(`testPayment.state.${state}`)],
  ];
  const title = escapeHtml(text('testPayment.title'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text('testPayment.intro'))}</p>
<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(text(label))}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
<form method="post">${actions.map(button).join('\n')}</form>
</main>
</body>
</html>
`;
}

const button = (action: keyof typeof LABELS): string =>
  `<button name="action" value="${action}">${escapeHtml(text(LABELS[action]))}</button>`;

const DOLLARS = new Intl.NumberFormat('en-US', priceFormat('USD'));

const day = (at: Date): string => at.toISOString().slice(0, 10);

const STYLES = `
body { max-inline-size: 34rem; margin: 3rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; padding-block: 1rem; border-block: 1px solid }
dt { opacity: 0.75 }
dd { margin: 0; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: 0.75rem }
button { min-block-size: 2.75rem; padding-inline: 1rem; font: inherit; cursor: pointer }
button:first-child { font-weight: 650 }
`;
