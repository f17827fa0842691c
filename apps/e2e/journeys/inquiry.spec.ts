import { expect, type Page, test } from '@playwright/test';
import { apiUrl, webUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

const run = Date.now().toString(36);

const pdf = {
  name: `helium-demand-${run}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A mail of the outbox, as its reader has it. */
async function openMail(page: Page, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${apiUrl}/outbox`);
    await expect(page.getByRole('link', { name: subject })).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: subject }).click();
}

test.beforeEach(({ page }) => suppressInquiryDialog(page));

test('a guest sends an inquiry with a file, which is refused, survives a failure, is sent once, and arrives by mail [INQ-005, GAP-073, GAP-098]', async ({
  page,
}) => {
  const lastName = `Berg-${run}`;
  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel(/^First Name/).fill('Ines');
  await main.getByLabel('Last Name').fill(lastName);
  await main.getByLabel('Company Name').fill('Kvarnholm Silica AB');
  await main.getByLabel(/^Email/).fill('ines@kvarnholm.example');
  await main.getByLabel('Mobile Phone Number').fill('+46 8 123 45');
  await main.getByLabel(/^Message/).fill('We are looking for helium 5.0.\nWithin 300 km of Kiruna.');
  const attachment = main.getByLabel(/^Attachment/);
  const submit = main.getByRole('button', { name: 'Submit Inquiry' });

  await test.step('the server refuses a file that only claims to be a PDF, beside its field', async () => {
    await attachment.setInputFiles({ ...pdf, name: 'specification.pdf', buffer: Buffer.from('Only words.') });
    await submit.click();
    await expect(attachment).toHaveAccessibleDescription('Use a PDF, Word or Excel file of up to 10 MB.');
    await attachment.setInputFiles(pdf);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(attachment).toHaveAccessibleDescription('PDF, Word or Excel, up to 10 MB');
  });

  const address = `${apiUrl}/api/v2/inquiry`;
  await test.step('a failed request loses nothing of what was typed', async () => {
    await page.route(address, (route) => route.abort());
    await submit.click();
    // The client tries again before it says so.
    await expect(main.getByRole('alert')).toContainText('Your text is still here', {
      timeout: 15_000,
    });
    await expect(main.getByLabel(/^Message/)).toHaveValue(/helium 5\.0/);
    await expect(main.getByText(pdf.name, { exact: true })).toBeVisible();
    await page.unroute(address);
  });

  await test.step('a double click sends it once', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url() === address && request.method() === 'POST') sent += 1;
    });
    await submit.dblclick();
    await expect(main.getByText('Inquiry sent. We reply by email.')).toBeVisible();
    expect(sent).toBe(1);
  });

  await test.step('the mail has the sender and the file', async () => {
    await openMail(page, `Inquiry from Ines ${lastName}`);
    for (const said of ['sales@millrace.example', 'ines@kvarnholm.example', pdf.name]) {
      await expect(page.getByText(said).first()).toBeVisible();
    }
  });
});

test('a guest asks for an invitation: the address goes to the sign-up, and two mails are sent [INQ-009, GAP-075]', async ({
  page,
}) => {
  const address = `ines.${run}@kvarnholm.engineering`;
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Getting started is easy' });
  const email = box.getByLabel('Work email');
  await email.fill('ines@kvarnholm');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await email.fill(address);
  await box.getByRole('button', { name: 'Join Now !' }).click();
  await expect(page).toHaveURL(`${webUrl}/signup?email=${encodeURIComponent(address)}`);

  await openMail(page, `Invitation request from ${address}`);
  await expect(page.getByText(address).first()).toBeVisible();
  await page.goto(`${apiUrl}/outbox`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: address })
      .getByRole('link', { name: 'Your interest in Millrace' }),
  ).toHaveCount(1);
});
