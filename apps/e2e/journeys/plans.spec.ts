import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { webUrl } from '../hosts';
import { registerNewcomer } from '../register-newcomer';
import { hydrated, memberMenu, suppressInquiryDialog } from '../sign-in';

test('a member goes from Free to Premium by the checkout, invites a team, and cancels [GAP-005, GAP-006, GAP-009, GAP-079, PLAN-014, PLAN-015, PLAN-016, PLAN-017, PLAN-018]', async ({
  page,
}) => {
  await suppressInquiryDialog(page);
  const { verifyLink } = await registerNewcomer(page.context(), 'Petra');
  await page.goto(verifyLink);
  await expect(page).toHaveURL(/\/onboarding/);

  await test.step('who owns no paid plan is sent from the team to the plans', async () => {
    await page.goto('/team-members');
    await expect(page).toHaveURL(`${webUrl}/plans`);
    await expect(page.getByRole('heading', { name: 'You’re on Free' })).toBeVisible();
    await page.goto('/aboutus');
    await hydrated(page);
  });

  await test.step('goes to the checkout, and has Premium once it is paid', async () => {
    await memberMenu(page).click();
    await page.getByRole('link', { name: 'Plans' }).click();
    await expect(page).toHaveURL(`${webUrl}/plans`);
    await expect(page.getByRole('heading', { name: 'You’re on Free' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // Nothing is granted by an address that says so.
    await page.goto('/payment/success?plan=premium&paid=true');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'No payment to confirm' })).toBeVisible();

    await page.goto('/plans');
    await hydrated(page);
    await page.getByRole('button', { name: 'Buy Premium' }).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
    await expect(page).toHaveURL(`${webUrl}/payment/failure`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sorry, Looks like your payment has failed',
    );
    await hydrated(page);
    await page.getByRole('link', { name: 'Go To Home' }).click();
    await expect(page).not.toHaveURL(/payment/);

    await page.goto('/plans');
    await hydrated(page);
    await page.getByRole('button', { name: 'Buy Premium' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(`${webUrl}/payment/success`);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(page.getByText('$1250', { exact: true })).toBeVisible();
    await expect(page.getByText('You’re on Premium.')).toBeVisible();

    await page.goto('/plans');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'You’re on Premium' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('invites a team, and says thank you', async () => {
    await page.goto('/team-members');
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: /^Team member \d email/ })).toHaveCount(4);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const first = page.getByRole('textbox', { name: 'Team member 1 email' });
    await first.fill('no address');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(first).toHaveAccessibleDescription('invalid email id');
    await first.fill('colleague@lagos-technical.example');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const feed = page.getByRole('link', { name: 'Go To Feed' });
    await expect(feed).toHaveAttribute('href', '/networkFeed/global');
    await feed.click();
    // Who follows nothing yet is led on.
    await expect(page).toHaveURL(`${webUrl}/networkFeed/new`);

    await page.goto('/team-members');
    await hydrated(page);
    await expect(page.getByText('Invited, not accepted yet')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Team member \d email/ })).toHaveCount(3);
    await page
      .getByRole('button', { name: 'Revoke invitation for colleague@lagos-technical.example' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('textbox', { name: /^Team member \d email/ })).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Skip step' })).toHaveAttribute('href', '/');
  });

  await test.step('cancels, and may keep the plan until it ends', async () => {
    await page.goto('/plans');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^Canceled. Your plan runs until/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep plan' })).toBeVisible();
  });
});
