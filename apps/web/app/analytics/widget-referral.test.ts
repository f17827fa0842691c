import { expect, it } from 'vitest';
import { conversionEvent, readWidgetReferral } from './widget-referral';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
const opened = (query: string, referrer = 'https://journal.example/', isFollowed = true) =>
  readWidgetReferral({
    address: new URL(`https://www.millrace.example/product/glass/${ID}${query}`),
    referrer,
    isFollowed,
  });

it('readWidgetReferral reads the widget from the address and the site from the referrer', () => {
  const suppliers = { site: 'https://journal.example', source: { element: 'suppliers', id: ID } };
  expect(opened('?tab=suppliers&via=suppliers')).toEqual(suppliers);
  expect(opened(`?via=suppliers.${ID}`)).toEqual(suppliers);
});

it("readWidgetReferral reads the site around our frame from the frame's address", () => {
  const frame = `https://www.millrace.example/embed/v1/frame/product/${ID}`;
  expect(opened('?via=product', `${frame}?on=https%3A%2F%2Fjournal.example`)).toEqual({
    site: 'https://journal.example',
    source: { element: 'product', id: ID },
  });
  expect(opened('?via=product', frame)).toBeNull();
});

it.each([
  ['a link of no widget', ''],
  ['a word that is no widget', '?via=newsletter'],
  ['a page that says nothing', `?via=product.${ID}`, ''],
  ['our own page', `?via=product.${ID}`, 'https://www.millrace.example/product'],
  ['a program', `?via=product.${ID}`, 'android-app://com.example/'],
  ['a reload', `?via=product.${ID}`, 'https://journal.example/', false],
] as const)('readWidgetReferral ignores %s', (_of, query, referrer?: string, isFollowed?: boolean) => {
  expect(opened(query, referrer, isFollowed)).toBeNull();
});

it('conversionEvent recognizes sign-ups and quote requests', () => {
  expect(conversionEvent(['accounts', 'registerEmail'], { email: 'a@b.example' })).toBe('sign_up');
  expect(conversionEvent(['accounts', 'sendInquiry'], { product_id: ID })).toBe('quote');
  expect(conversionEvent(['accounts', 'sendInquiry'], { product_id: undefined, message: 'x' })).toBeNull();
  expect(conversionEvent(['accounts', 'resendVerification'], {})).toBeNull();
  expect(conversionEvent(['posts', 'create'], {})).toBeNull();
  expect(conversionEvent(undefined, {})).toBeNull();
});
