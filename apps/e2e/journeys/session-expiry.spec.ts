import { expect, test } from '@playwright/test';
import { accounts, demoPassword } from '../demo';
import { removeEvent } from '../events';
import { fillLogin, hydrated, memberMenu, signInAs } from '../sign-in';

test('a session that expires while a member writes loses nothing: they sign in in another tab, and send it again', async ({
  page,
}) => {
  await signInAs(page, accounts.premium);
  await page.goto('/networkFeed/global');
  await hydrated(page);
  const words = `Written before the end ${Date.now()}`;
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.fill(words);
  await page.context().clearCookies();
  const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true });
  await post.click();
  const notice = page
    .getByRole('region', { name: 'Notifications from Millrace' })
    .getByText(/^Your session ended\. Your text is still here/);
  await expect(notice).toBeVisible();
  await expect(box).toHaveValue(words);
  const isOpened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const other = await isOpened;
  await hydrated(other);
  await fillLogin(other, accounts.premium, demoPassword);
  await expect(memberMenu(other)).toBeVisible();
  await expect(other).toHaveURL(/\/networkFeed\/global$/);
  await other.close();
  await post.click();
  await expect(page.getByRole('feed').getByRole('article').filter({ hasText: words })).toBeVisible();

  // A form whose page would be another one for a guest.
  await page.goto('/addevent');
  await hydrated(page);
  const name = page.getByRole('textbox', { name: 'Event name' });
  await name.fill('Before the end');
  await page.getByRole('textbox', { name: 'Location' }).fill('Krefeld');
  await page
    .getByRole('group', { name: /^Starts/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('020920310900AM');
  await page.getByRole('group', { name: /^Ends/ }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('021020310430PM');
  await page.getByRole('textbox', { name: 'Details' }).click();
  await page.keyboard.type('Bring your curves.');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue('Before the end');
  await page.context().addCookies(cookies);
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await removeEvent(page, page.url().slice(-36));
});
