import { expect, test } from '@playwright/test';
import { webUrl } from '../hosts';
import { hydrated, suppressInquiryDialog } from '../sign-in';

// As in a window of an installed app, which no test can open.
test.beforeEach(async ({ page }) => {
  await suppressInquiryDialog(page);
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query);
  });
});

test('an installed app says that there is no connection, goes on where it was, and shows what it is pushed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: webUrl });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${webUrl}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await session.send('ServiceWorker.deliverPushMessage', {
    origin: webUrl,
    registrationId: await registered,
    data: JSON.stringify({
      id: 'one',
      title: 'Millrace',
      body: 'Ben liked your post',
      path: '/notifications',
    }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await expect.poll(shown).toEqual([['Millrace', 'Ben liked your post', 'one']]);

  await context.setOffline(true);
  await page.goto('/products?from=home');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${webUrl}/products?from=home`);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0);
});
