import { expect, it } from 'vitest';
import { linkTargets } from './link-targets';

const ORIGIN = 'https://millrace.example';
const [A, B, C, D] = ['1', '2', '3', '4'].map((digit) => `a8899a0b-0d32-538f-9678-7b8c6a58910${digit}`);

it('finds what a text links to on our own site, once each, and three at most', () => {
  const text = `See ${ORIGIN}/product/silica-rod/${A}?tab=suppliers, ${ORIGIN}/company/halden/${B}/followers,
    ${ORIGIN}/product/the-same/${A} and ${ORIGIN}/events/${C}. ${ORIGIN}/feed/post/${D}`;
  expect(linkTargets(text, ORIGIN)).toEqual([
    { kind: 'product', id: A, href: `/product/silica-rod/${A}?tab=suppliers` },
    { kind: 'company', id: B, href: `/company/halden/${B}/followers` },
    { kind: 'event', id: C, href: `/events/${C}` },
  ]);
});

it.each([
  ['another site', `https://elsewhere.example/product/silica-rod/${A}`],
  ['our name in another address', `https://elsewhere.example/?to=${ORIGIN}/events/${A}`],
  ['our name before another', `https://millrace.example@elsewhere.example/events/${A}`],
  ['another page', `${ORIGIN}/quotes/${A}`],
  ['no identifier', `${ORIGIN}/events/next`],
])('ignores %s', (_, text) => {
  expect(linkTargets(text, ORIGIN)).toEqual([]);
});
