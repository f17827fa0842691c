import { expect, it } from 'vitest';
import { mutationOutcome, readWidgetArrival } from './widget-arrival';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
const opened = (query: string, referrer = 'https://journal.example/', isFollowed = true) =>
  readWidgetArrival({
    address: new URL(`https://www.millrace.example/product/glass/${ID}${query}`),
    referrer,
    isFollowed,
  });

it('knows the widget by the link, and its site by the browser', () => {
  const suppliers = { site: 'https://journal.example', source: { element: 'suppliers', id: ID } };
  expect(opened('?tab=suppliers&via=suppliers')).toEqual(suppliers);
  expect(opened(`?via=suppliers.${ID}`)).toEqual(suppliers);
});

it('knows the site around a frame of ours, by what the frame says of it', () => {
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
] as const)('counts nothing of %s', (_of, query, referrer?: string, isFollowed?: boolean) => {
  expect(opened(query, referrer, isFollowed)).toBeNull();
});

it('knows what came of it: a form to sign up, or a request for quotes', () => {
  expect(mutationOutcome(['accounts', 'registerEmail'], { email: 'a@b.example' })).toBe('sign_up');
  expect(mutationOutcome(['accounts', 'sendInquiry'], { product_id: ID })).toBe('quote');
  expect(mutationOutcome(['accounts', 'sendInquiry'], { product_id: undefined, message: 'x' })).toBeNull();
  expect(mutationOutcome(['accounts', 'resendVerification'], {})).toBeNull();
  expect(mutationOutcome(['posts', 'create'], {})).toBeNull();
  expect(mutationOutcome(undefined, {})).toBeNull();
});
