import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { localApiUrl } from '../hosts';
import { linkIn, mailTo } from '../mails';
import { hydrated, keepCookies, signInAs, suppressInquiryDialog } from '../sign-in';

const run = Date.now().toString(36);
const company = `Glashytta ${run}`;
const host = `glashytta-${run}.example`;
const founderEmail = `runa@${host}`;
const product = `Glass rod ${run}`;
const rival = 'Kvarnholm Silica AB';
const rivalEmail = 'elin.sund@kvarnholm-silica.example';
const password = 'a long pass phrase';

async function pageOf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, email);
  return page;
}

/** Registers with an address of the company's own domain, and adds the company in the wizard. */
async function found(page: Page): Promise<void> {
  const reply = await fetch(`${localApiUrl}/api/v2/registration`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Runa',
      lastName: 'Dahl',
      email: founderEmail,
      company,
      country: 'Norway',
      designation: 'Founder',
      password,
      confirmPassword: password,
    }),
  });
  expect(reply.status).toBe(200);
  await keepCookies(page.context(), reply);
  await page.goto(linkIn(await mailTo(founderEmail, 1), '/verify'));
  await expect(page).toHaveURL(/\/onboarding/);
  await hydrated(page);
  // The sign-up asked for the name already: the wizard begins with the company.
  await page.getByRole('combobox', { name: 'Company' }).fill(company);
  await page.getByRole('button', { name: 'Add Company' }).click();
  await page.getByRole('combobox', { name: /^Country/ }).selectOption('Norway');
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText(`${company} added. Save to continue.`)).toBeVisible();
  await page.getByRole('radio', { name: 'Manufacturer' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/step=3$/);
}

/** Answers the newest request that the reader's company got. */
async function answer(page: Page, words: string, offer: { price: string; leadTime: string; text: string }) {
  await page.goto('/quotes?box=received');
  await hydrated(page);
  await page.getByRole('row').filter({ hasText: product }).getByRole('link').first().click();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByLabel('Price').fill(offer.price);
  await page.getByLabel('Lead time').fill(offer.leadTime);
  await page.getByLabel(/^Your message/).fill(offer.text);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply sent. You can change it here.')).toBeVisible();
}

test('somebody founds a company, adds a product and its suppliers, is followed, and answers a request beside another [COMP-021, DIFF-003, GAP-089]', async ({
  page,
  browser,
}) => {
  test.slow();
  await suppressInquiryDialog(page);
  await found(page);

  // The website that the founder sets is that of the address, which verifies them.
  const q = encodeURIComponent(company);
  // The index of the search follows within a second.
  await expect
    .poll(
      async () => (await (await page.request.get(`${localApiUrl}/api/v2/companies?q=${q}`)).json()).results,
    )
    .toHaveLength(1);
  await page.goto(`/search?q=${q}&category=companies`);
  await page.getByRole('link', { name: company }).first().click();
  await expect(page).toHaveURL(/\/company\//);
  await hydrated(page);
  const companyPath = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Edit info' }).click();
  const info = page.getByRole('dialog', { name: 'Update Company' });
  await info.getByLabel('Website').fill(host);
  await info.getByRole('button', { name: 'Save' }).click();
  await expect(info).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/your email address belongs to the company’s website/)).toBeVisible();

  await page.getByRole('button', { name: `More actions for ${company}` }).click();
  await page.getByRole('menuitem', { name: 'Create Product' }).click();
  const create = page.getByRole('dialog', { name: 'Create A Product' });
  await create.getByLabel('Name').fill(product);
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create).toHaveCount(0);
  const supplied = page.getByRole('region', { name: 'Supplied Products' });
  await supplied.getByRole('link', { name: product }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await hydrated(page);
  const productPath = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add Suppliers' }).click();
  const add = page.getByRole('dialog', { name: `Add suppliers of ${product}` });
  await add.getByRole('combobox', { name: 'Company' }).fill('kvarn');
  await page.getByRole('option', { name: new RegExp(rival) }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();
  const suppliers = page.getByRole('grid', { name: `Suppliers of ${product}` });
  await expect(suppliers.getByRole('link', { name: company, exact: true })).toBeVisible();
  await expect(suppliers.getByRole('link', { name: rival, exact: true })).toBeVisible();

  const buyer = await pageOf(browser, accounts.platinum);
  await buyer.goto(companyPath);
  await hydrated(buyer);
  const main = buyer.getByRole('main');
  await main.getByRole('button', { name: `Follow ${company}`, exact: true }).click();
  await expect(main.getByRole('link', { name: /followers?$/ })).toHaveText(/^1 follower/);
  await buyer.goto(productPath);
  await hydrated(buyer);
  const words = `Rods of 20 mm, ${run}.`;
  await buyer.getByRole('button', { name: 'Request Quote' }).click();
  const request = buyer.getByRole('dialog', { name: `Request a quote for ${product}` });
  await request.getByLabel('Quantity').fill('40');
  await request.getByLabel('Unit').fill('kg');
  await request.getByLabel('Message').fill(words);
  await request.getByRole('button', { name: 'Request Quote' }).click();
  await request.getByRole('link', { name: 'View your requests and replies' }).click();
  await buyer.getByRole('row').filter({ hasText: product }).getByRole('link').first().click();
  await expect(buyer.getByText('No replies yet')).toBeVisible();

  await answer(page, words, {
    price: '90 EUR a kilogram',
    leadTime: '2 weeks',
    text: 'From our first melt.',
  });
  const elin = await pageOf(browser, rivalEmail);
  await answer(elin, words, { price: '84 EUR a kilogram', leadTime: '6 weeks', text: 'In stock by spring.' });

  await buyer.reload();
  const offers = [company, rival].map((name) => buyer.getByRole('listitem').filter({ hasText: name }));
  const [own, other] = offers as [(typeof offers)[number], (typeof offers)[number]];
  await expect(own).toContainText('90 EUR a kilogram');
  await expect(own).toContainText('From our first melt.');
  await expect(other).toContainText('84 EUR a kilogram');
  await expect(other).toContainText('6 weeks');
  const [left, right] = [await own.boundingBox(), await other.boundingBox()];
  expect(left?.y).toBe(right?.y);
  for (const one of [buyer, elin]) await one.context().close();
});
