import { expect, type Page, test } from '@playwright/test';
import { accounts } from '../demo';
import { apiUrl, webUrl } from '../hosts';
import { signIn, withoutTimedInquiry } from '../sign-in';

/** What a page hears first of a socket: a frame, or the code that it was closed with. */
const firstWord = (page: Page): Promise<unknown> =>
  page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url);
        socket.onmessage = ({ data }) => {
          resolve(JSON.parse(data));
          socket.close();
        };
        socket.onclose = ({ code }) => resolve(code);
      }),
    `${apiUrl.replace('http', 'ws')}/ws`,
  );

test('a page opens the socket of its API host with its visitor’s session, and without one does not [CHAT-012]', async ({
  page,
}) => {
  await withoutTimedInquiry(page);
  await page.goto(webUrl);
  const REFUSED = 1006;
  expect(await firstWord(page)).toBe(REFUSED);
  await signIn(page, accounts.premium);
  expect(await firstWord(page)).toMatchObject({ type: 'welcome' });
});
