import { expect, type Page, test } from '@playwright/test';
import { log, type Member, openMemberBrowser, openWith, words } from '../conversation';
import { accounts } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

/** Messages that each of the two writes in each of the five stages: more in all than a page of them has. */
const EACH = 12;

// A server that is killed would take the other journeys with it.
const servers = ownServers('chat-faults', {
  DEMO_DATA: 'on',
  RATE_MESSAGES_PER_MINUTE: '100000',
  RATE_WRITES_PER_MINUTE: '100000',
  RATE_READS_PER_MINUTE: '100000',
});
test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

/** Writes messages one after another as somebody does who types very fast, and waits for nothing but the field. */
const writeAll = ({ page }: Member, texts: readonly string[]): Promise<void> =>
  words(page).evaluate(async (field: HTMLTextAreaElement, all) => {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const drawn = () => new Promise((resolve) => setTimeout(resolve));
    const send = field.form?.querySelector<HTMLButtonElement>('[type="submit"]');
    for (const text of all) {
      // It is taken once the page listens, and may be sent then.
      while (send?.disabled !== false) {
        write?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await drawn();
      }
      // Sending clears it, once there is a connection to send by.
      while (field.value !== '') {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        await drawn();
      }
    }
  }, texts as string[]);

/** What is listed, from the first message to the last: read from the end upwards, as only what is near is drawn. */
const listed = (page: Page): Promise<string[]> =>
  log(page).evaluate(async (scroller) => {
    const drawn = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20));
      });
    const shown = () =>
      [...scroller.querySelectorAll('[data-part="text"]')].map((text) => text.textContent ?? '');
    scroller.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
    let all = shown();
    for (let still = 0; still < 50; ) {
      const before = scroller.scrollTop;
      scroller.scrollBy({ top: -scroller.clientHeight / 2, behavior: 'instant' });
      await drawn();
      const part = shown();
      const known = part.indexOf(all[0] ?? '');
      if (known > 0) all = [...part.slice(0, known), ...all];
      const isFirst = scroller.querySelector('[data-part="beginning"]') !== null;
      still = scroller.scrollTop < before || known > 0 ? 0 : isFirst ? 50 : still + 1;
    }
    scroller.scrollTo({ top: 0, behavior: 'instant' });
    return all;
  });

/** Cuts, kills and reloads while both talk; what each then lists is what was said. */
async function talkThroughFaults(one: Member, other: Member): Promise<void> {
  const said = new Map<Member, string[]>([
    [one, []],
    [other, []],
  ]);
  const sayBoth = async (stage: string): Promise<void> => {
    await Promise.all(
      [one, other].map((member) => {
        const name = member === one ? 'one' : 'other';
        const texts = Array.from({ length: EACH }, (_, at) => `${stage} ${at + 1} of ${name}`);
        said.get(member)?.push(...texts);
        return writeAll(member, texts);
      }),
    );
  };

  await sayBoth('Quiet');
  await one.context.setOffline(true);
  await sayBoth('Cut');
  await one.context.setOffline(false);
  await Promise.all([sayBoth('Killed'), servers.killApi()]);
  await Promise.all([sayBoth('Started'), servers.startApi()]);
  // What still waits outlives the page.
  await one.page.reload();
  await hydrated(one.page);
  await sayBoth('Reloaded');

  const own = [said.get(one) ?? [], said.get(other) ?? []];
  const isWaiting = (page: Page) =>
    log(page).getByRole('img', { name: /^(Being sent|Sending|Waits|Not sent)/ });
  for (const { page } of [one, other]) await expect(isWaiting(page)).toHaveCount(0, { timeout: 60_000 });
  // The last of each has arrived at the other; who was slower stands at the end, and the other's far above it.
  const lasts = own.map((texts) => texts.at(-1));
  for (const { page } of [one, other]) {
    await expect.poll(() => listed(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(lasts));
  }
  const all = await listed(one.page);
  expect(all.toSorted()).toEqual(['Beginning', ...own.flat()].toSorted());
  expect(await listed(other.page)).toEqual(all);
  for (const [at, name] of ['one', 'other'].entries()) {
    expect(all.filter((text) => text.endsWith(` of ${name}`))).toEqual(own[at]);
  }
  await other.page.reload();
  await hydrated(other.page);
  expect(await listed(other.page)).toEqual(all);
}

test('two browsers list every message once and in order, though the network is cut, the server is killed and a tab reloads [GAP-103]', async ({
  browser,
}) => {
  // The server is started twice.
  test.slow();
  const one = await openMemberBrowser(browser, accounts.platinum, servers);
  const other = await openMemberBrowser(browser, accounts.free, servers);
  await openWith(one, other);
  await writeAll(one, ['Beginning']);
  await expect(log(one.page).getByRole('img', { name: 'Sent' })).toBeVisible({ timeout: 30_000 });
  await openWith(other, one);
  await expect(log(other.page).getByText('Beginning')).toBeVisible({ timeout: 30_000 });
  await talkThroughFaults(one, other);
  await one.context.close();
  await other.context.close();
});
