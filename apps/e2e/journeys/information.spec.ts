import { expect, test } from '@playwright/test';
import { accounts, preform } from '../demo';
import { served, webUrl } from '../hosts';
import { hydrated, signIn } from '../sign-in';

const pages = {
  '/aboutus': 'About us',
  '/contact': 'Contact us',
  '/faq': 'Frequently asked questions',
  '/widgets': 'Widgets for your page',
  '/widgets/article': 'What an article names',
};
const legal = {
  '/terms': 'Terms of use',
  '/privacy': 'Privacy policy',
  '/accessibility': 'Accessibility statement',
};

test('every page ends in the shared foot, with the current year [MKT-008, MKT-017, DIFF-015]', async ({
  page,
}) => {
  for (const path of ['/', '/contact', preform.path, '/nowhere']) {
    await page.goto(path);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/aboutus');
    await expect(foot.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    await expect(foot.getByRole('list', { name: 'Millrace elsewhere' }).getByRole('link')).not.toHaveCount(0);
    await expect(foot.getByRole('link', { name: 'sales@millrace.example' })).toHaveAttribute(
      'href',
      'mailto:sales@millrace.example',
    );
    await expect(foot).toContainText(`© ${new Date().getUTCFullYear()} Millrace`);
  }
});

test('the foot and the sign-up block lead to the terms and the privacy policy [GAP-011]', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const join = page.getByRole('region', { name: 'Join your product community' });
  await expect(join.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(join.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  for (const [name, title] of [
    ['Terms', 'Terms of use'],
    ['Privacy', 'Privacy policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/under the name Former member/)).toBeVisible();
  }
});

test('information is rendered on the server, and may be indexed', async () => {
  for (const [path, title] of Object.entries({ ...pages, ...legal })) {
    const html = await served(path);
    expect(html).toContain(`<title>${title} · Millrace</title>`);
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toContain(`<link rel="canonical" href="${webUrl}${path}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
});

test('About us opens a mail to the sales address [MKT-015]', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.getByText(/^Our mission is/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'CONTACT US', exact: true })).toHaveAttribute(
    'href',
    'mailto:sales@millrace.example',
  );
});

test('Contact us has the sales e-mail, the postal address and the inquiry form [MKT-016, GAP-010]', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'sales@millrace.example' })).toBeVisible();
  await expect(main.locator('address')).toContainText('Mill Lane 1');
  const form = main.getByRole('region', { name: 'Tell us what you are looking for:' });
  await expect(form.getByRole('button', { name: 'Submit Inquiry' })).toBeVisible();
});

test('a question of the FAQ opens by keyboard and closes the one before [MKT-018]', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const questions = page.getByRole('main').getByRole('button');
  await expect(questions).toHaveCount(16);
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').locator('[aria-expanded="true"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer of the FAQ can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText(/^Researchers verify data edits/)).toBeVisible();
    await expect(page.getByText(/^The network is crowdsourced/)).toBeVisible();
  });
});

test('promotional slides show to guests only, and their buttons lead to sign-up [MKT-013]', async ({
  page,
}) => {
  await page.goto(preform.path);
  await hydrated(page);
  const slides = page.getByRole('region', { name: 'For guests' });
  const buttons = slides.getByRole('link', { includeHidden: true });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/signup');
  await signIn(page, accounts.free);
  await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
  await expect(slides).toHaveCount(0);
});
