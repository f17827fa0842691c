import { expect, type Page, test } from '@playwright/test';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// Mails are kept on a page that production does not show: here stand servers of their own, as who develops has them.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('inquiry', { NODE_ENV: 'development' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

const pdf = {
  name: 'helium-demand.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A mail of the outbox, as its reader has it. */
async function openMail(page: Page, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${servers.api}/outbox`);
    await expect(page.getByRole('link', { name: subject })).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: subject }).click();
}

async function fillInquiry(page: Page, message: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^First Name/).fill('Ines');
  await main.getByLabel('Last Name').fill('Berg');
  await main.getByLabel('Company Name').fill('Kvarnholm Silica AB');
  await main.getByLabel(/^Email/).fill('ines@kvarnholm.example');
  await main.getByLabel('Mobile Phone Number').fill('+46 8 123 45');
  await main.getByLabel(/^Message/).fill(message);
}

test('an inquiry with a file survives a failure, is sent once, and arrives by mail [INQ-005, GAP-073]', async ({
  page,
}) => {
  await page.goto(`${servers.web}/contact`);
  await hydrated(page);
  const main = page.getByRole('main');
  await fillInquiry(page, 'We are looking for helium 5.0.\nWithin 300 km of Kiruna.');
  await main.getByLabel(/^Attachment/).setInputFiles(pdf);

  const address = `${servers.api}/api/v2/inquiry`;
  await page.route(address, (route) => route.abort());
  const submit = main.getByRole('button', { name: 'Submit Inquiry' });
  await submit.click();
  // It is tried again by itself before it is said.
  await expect(main.getByRole('alert')).toContainText('Everything is kept as you typed it', {
    timeout: 15_000,
  });
  await expect(main.getByLabel(/^Message/)).toHaveValue(/helium 5\.0/);
  await expect(main.getByText('helium-demand.pdf', { exact: true })).toBeVisible();

  await page.unroute(address);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url() === address && request.method() === 'POST') sent += 1;
  });
  await submit.dblclick();
  await expect(main.getByText('Your inquiry was sent. We answer by e-mail.')).toBeVisible();
  expect(sent).toBe(1);

  await openMail(page, 'Inquiry from Ines Berg');
  for (const said of ['sales@millrace.example', 'ines@kvarnholm.example', 'helium-demand.pdf']) {
    await expect(page.getByText(said).first()).toBeVisible();
  }
});

test('a file that only calls itself a PDF is refused by the server, beside its field [GAP-098]', async ({
  page,
}) => {
  await page.goto(`${servers.web}/contact`);
  await hydrated(page);
  const main = page.getByRole('main');
  await fillInquiry(page, 'The specification is attached.');
  const words = { ...pdf, name: 'specification.pdf', buffer: Buffer.from('Only words.') };
  await main.getByLabel(/^Attachment/).setInputFiles(words);
  await main.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(main.getByLabel(/^Attachment/)).toHaveAccessibleDescription(
    'This is no PDF, Word or Excel file. Attach one of at most 10 MB.',
  );
  await main.getByLabel(/^Attachment/).setInputFiles(pdf);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByLabel(/^Attachment/)).toHaveAccessibleDescription(
    'PDF, Word or Excel, maximum 10 MB',
  );
  await main.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(main.getByText('Your inquiry was sent. We answer by e-mail.')).toBeVisible();
});

test('an invitation leads to sign-up with the address, and arrives by mail [INQ-009, GAP-075]', async ({
  page,
}) => {
  await page.goto(`${servers.web}/`);
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Getting started is easy' });
  const email = box.getByLabel('Work email');
  await email.fill('ines@kvarnholm');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await email.fill('ines@kvarnholm.engineering');
  await box.getByRole('button', { name: 'Join Now !' }).click();
  await expect(page).toHaveURL(`${servers.web}/signup?email=ines%40kvarnholm.engineering`);

  await openMail(page, 'Your interest in Millrace');
  await expect(page.getByText('ines@kvarnholm.engineering').first()).toBeVisible();
  await openMail(page, 'Invitation asked for by ines@kvarnholm.engineering');
});

test('neither invitation nor login offers LinkedIn on a site without an app there [GAP-043]', async ({
  page,
}) => {
  await page.goto(`${servers.web}/?login=true`);
  await hydrated(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('a[href*="/auth/linkedin"]')).toHaveCount(0);
});
