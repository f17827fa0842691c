import { expect, type Page } from '@playwright/test';
import { apiUrl } from './hosts';

const DAY_MS = 86_400_000;

/**
 * Creates an event through the API as the page's member.
 *
 * @returns Its id.
 */
export async function createEvent(
  page: Page,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const startDate = Date.now() + 30 * DAY_MS;
  const { status, text } = await send(page, 'POST', '/api/v1/events', {
    eventName: `Tower Talk ${startDate}`,
    location: 'Works Hall, Krefeld',
    time_zone: 'Europe/Berlin',
    startDate: String(startDate),
    endDate: String(startDate + DAY_MS),
    details: '<p>Bring your curves.</p>',
    ...fields,
  });
  expect(status, text).toBe(201);
  return JSON.parse(text).Item.id;
}

/** Removes an event of the page's member. */
export async function removeEvent(page: Page, id: string): Promise<void> {
  const { status, text } = await send(page, 'DELETE', `/api/v1/events/${id}`);
  expect(status, text).toBe(204);
}

/** Posts a form from the page, which knows the API's host. */
const send = (page: Page, method: string, path: string, fields?: Readonly<Record<string, string>>) =>
  page.evaluate(
    async (call) => {
      const body = call.fields && new FormData();
      for (const [name, value] of Object.entries(call.fields ?? {})) body?.set(name, value);
      const reply = await fetch(call.url, {
        method: call.method,
        credentials: 'include',
        ...(body && { body }),
      });
      return { status: reply.status, text: await reply.text() };
    },
    { url: apiUrl + path, method, fields },
  );
