import { expect, it } from 'vitest';
import { linkClickEvent } from './link-click';

const PRODUCT = 'd53ae804-391b-573e-ba6d-76a128774728';
const COMPANY = 'a8899a0b-0d32-538f-9678-7b8c6a589106';
const HOST = 'https://millrace.example';

const follow = (href: string, from: string, isAboutCompany = false) =>
  linkClickEvent({ href, isAboutCompany }, new URL(from, HOST));

it('a link to a product or company from another page is a click event [GAP-077]', () => {
  const company = { event: 'company_click', id: COMPANY };
  expect(follow(`/company/kvarnholm/${COMPANY}`, `/product/glass/${PRODUCT}`)).toEqual(company);
  expect(follow(`${HOST}/company/${COMPANY}?tab=people`, '/')).toEqual(company);
  expect(follow(`/product/glass/${PRODUCT}/followers`, '/search')).toEqual({
    event: 'product_click',
    id: PRODUCT,
  });
});

it('a link within a page or to another page is no click event', () => {
  for (const [href, from] of [
    [`/company/kvarnholm/${COMPANY}?tab=people`, `/company/kvarnholm/${COMPANY}`],
    ['#suppliers', `/product/glass/${PRODUCT}`],
    ['/pricing', '/'],
    ['/company/kvarnholm', '/'],
    ['https://elsewhere.example', '/'],
    ['http://[', '/'],
  ] as const) {
    expect(follow(href, from)).toBeNull();
  }
});

it("a company's website link on its own page is a click event [GAP-077]", () => {
  const page = `/company/kvarnholm/${COMPANY}`;
  expect(follow('https://kvarnholm.example', page, true)).toEqual({ event: 'company_click', id: COMPANY });
  expect(follow('https://kvarnholm.example', page)).toBeNull();
  expect(follow('mailto:sales@kvarnholm.example', page, true)).toBeNull();
});
