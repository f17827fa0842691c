import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated, memberMenu, signIn, withoutTimedInquiry } from '../sign-in';

// The operator's command needs the folder for itself: here stand servers that can be stopped meanwhile.

test.describe.configure({ mode: 'serial' });

const servers = ownServers('plans', {
  DEMO_DATA: 'on',
  RATE_READS_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE: '0',
});
const { web } = servers;

let member: Page;

test.beforeAll(() => servers.start());
test.afterAll(async () => {
  await member?.close();
  await servers.stop();
});

async function enter(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutTimedInquiry(page);
  await page.goto(`${web}/aboutus`);
  await hydrated(page);
  await signIn(page, email);
  return page;
}

test('a member goes from Free to Premium by the checkout, and cancels [GAP-006, GAP-009, GAP-079]', async ({
  browser,
}) => {
  member = await enter(browser, accounts.free);
  await memberMenu(member).click();
  await member.getByRole('link', { name: 'Plans' }).click();
  await expect(member).toHaveURL(`${web}/plans`);
  await expect(member.getByRole('heading', { name: 'Your plan is Free' })).toBeVisible();
  expect((await new AxeBuilder({ page: member }).analyze()).violations).toEqual([]);

  // Nothing is granted by an address that says so.
  await member.goto(`${web}/payment/success?plan=premium&paid=true`);
  await hydrated(member);
  await expect(member.getByText('We wait for the word of your payment.')).toBeVisible();

  await member.goto(`${web}/plans`);
  await hydrated(member);
  await member.getByRole('button', { name: 'Buy Premium' }).click();
  await expect(member.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await member.getByRole('button', { name: 'Have the payment fail' }).click();
  await expect(member).toHaveURL(`${web}/payment/failure`);
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry, Looks like your payment has failed',
  );
  await hydrated(member);
  await member.getByRole('link', { name: 'Go To Home' }).click();
  await expect(member).not.toHaveURL(/payment/);

  await member.goto(`${web}/plans`);
  await hydrated(member);
  await member.getByRole('button', { name: 'Buy Premium' }).click();
  await member.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(member).toHaveURL(`${web}/payment/success`);
  await expect(member.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(member.getByText('$1,250.00')).toBeVisible();
  await expect(member.getByText('You have the Premium plan now.')).toBeVisible();

  await member.goto(`${web}/plans`);
  await hydrated(member);
  await expect(member.getByRole('heading', { name: 'Your plan is Premium' })).toBeVisible();
  await expect(member.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
  await member.getByRole('button', { name: 'Cancel plan' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(member.getByText(/^You have cancelled it. It runs until/)).toBeVisible();
  await expect(member.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
});

test('invites a team, and says thank you [PLAN-014, PLAN-015, PLAN-016, PLAN-017, PLAN-018]', async () => {
  await member.goto(`${web}/team-members`);
  await hydrated(member);
  await expect(member.getByRole('textbox', { name: /^E-mail of a member/ })).toHaveCount(4);
  expect((await new AxeBuilder({ page: member }).analyze()).violations).toEqual([]);
  const first = member.getByRole('textbox', { name: 'E-mail of a member 1' });
  await first.fill('no address');
  await member.getByRole('button', { name: 'Finish' }).click();
  await expect(first).toHaveAccessibleDescription('invalid email id');
  await first.fill('colleague@lagos-technical.example');
  await member.getByRole('button', { name: 'Finish' }).click();
  await expect(member.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await member.getByRole('link', { name: 'Go To Feed' }).click();
  await expect(member).toHaveURL(`${web}/networkFeed/global`);

  await member.goto(`${web}/team-members`);
  await hydrated(member);
  await expect(member.getByText('Invited, not registered yet')).toBeVisible();
  await expect(member.getByRole('textbox', { name: /^E-mail of a member/ })).toHaveCount(3);
  await member
    .getByRole('button', { name: 'Revoke the invitation of colleague@lagos-technical.example' })
    .click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(member.getByRole('textbox', { name: /^E-mail of a member/ })).toHaveCount(4);
  await expect(member.getByRole('link', { name: 'Skip step' })).toHaveAttribute('href', '/');
});

test('gets to Platinum by the operator [GAP-079, PLAN-003]', async () => {
  await servers.stopApi();
  const grant = ['grant', accounts.free, 'platinum', '--until', '2099-12-31'];
  expect(servers.operate('plans', [...grant, '--dry-run'])).toContain('is Platinum');
  expect(servers.operate('plans', grant)).toContain('has Platinum until 2099-12-31');
  await servers.startApi();
  await member.goto(`${web}/plans`);
  await expect(member.getByRole('heading', { name: 'Your plan is Platinum' })).toBeVisible();
  await expect(
    member.getByText(/agreed on with our sales desk and runs until December 31, 2099/),
  ).toBeVisible();
  // What was bought before stands beside it.
  await expect(member.getByText(/^You have bought Premium as well, and cancelled it\./)).toBeVisible();
});

test('who owns no paid plan is sent from the team to the plans [GAP-005]', async ({ browser }) => {
  await servers.stopApi();
  servers.operate('plans', ['end', accounts.platinum]);
  await servers.startApi();
  const page = await enter(browser, accounts.platinum);
  await page.goto(`${web}/team-members`);
  await expect(page).toHaveURL(`${web}/plans`);
  await expect(page.getByRole('heading', { name: 'Your plan is Free' })).toBeVisible();
  await page.close();
});
