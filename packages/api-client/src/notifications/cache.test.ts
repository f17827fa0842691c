import { NOTIFICATIONS_MAX } from '@millrace/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { callMutation } from '../testing/call';
import { stubbedClient } from '../testing/stub-fetch';
import type { Notification, NotificationList } from '../types';
import { addCachedNotification, setCachedNotificationsRead } from './cache';
import { notificationKeys } from './keys';
import { markNotificationsRead } from './mutations';

const told = (id: string, second: number): Notification =>
  ({ id, type: 'liked', added: new Date(second * 1000).toISOString() }) as Notification;
const list = (Items: Notification[], lastRead: number | null = null): NotificationList => ({
  Items,
  last_read: lastRead === null ? null : new Date(lastRead * 1000).toISOString(),
  unread: false,
});

let queries: QueryClient;
const cached = () => queries.getQueryData<NotificationList>(notificationKeys.all);
const ids = () => cached()?.Items.map(({ id }) => id);
const isStale = () => queries.getQueryState(notificationKeys.all)?.isInvalidated;

beforeEach(() => {
  queries = new QueryClient();
});

it('puts what one is told first, once, and says that it is unread [GAP-090, NOTE-006]', () => {
  queries.setQueryData(notificationKeys.all, list([told('a', 2), told('b', 1)], 2));
  addCachedNotification(queries, told('c', 3));
  expect([ids(), cached()?.unread, isStale()]).toEqual([['c', 'a', 'b'], true, false]);
  addCachedNotification(queries, told('b', 4));
  expect(ids()).toEqual(['b', 'c', 'a']);
});

it('keeps as many as a list holds', () => {
  const full = Array.from({ length: NOTIFICATIONS_MAX }, (_, at) => told(`${at}`, NOTIFICATIONS_MAX - at));
  queries.setQueryData(notificationKeys.all, list(full));
  addCachedNotification(queries, told('new', 1000));
  expect([ids()?.length, ids()?.[0]]).toEqual([NOTIFICATIONS_MAX, 'new']);
});

it('has the list read anew where something was taken back, and leaves one that nobody asked for', () => {
  addCachedNotification(queries, told('a', 1));
  expect(cached()).toBeUndefined();
  queries.setQueryData(notificationKeys.all, list([told('a', 1)]));
  addCachedNotification(queries, null);
  return expect.poll(isStale).toBe(true);
});

it('asks again where an answer is on its way, which may be older', async () => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return new Promise<NotificationList>((resolve) =>
      setTimeout(() => resolve(list(asked === 1 ? [] : [told('a', 1)])), 1),
    );
  };
  const end = new QueryObserver(queries, { queryKey: notificationKeys.all, queryFn }).subscribe(() => {});
  addCachedNotification(queries, told('a', 1));
  await expect.poll(ids).toEqual(['a']);
  expect(asked).toBe(2);
  end();
});

it('keeps what it was told while it asked, though asking again fails', async () => {
  queries.setQueryData(notificationKeys.all, list([told('a', 1)]));
  const queryFn = () =>
    new Promise<NotificationList>((_, reject) => setTimeout(() => reject(new Error('No network')), 1));
  const options = { queryKey: notificationKeys.all, queryFn, retry: false };
  const end = new QueryObserver(queries, options).subscribe(() => {});
  addCachedNotification(queries, told('b', 2));
  await expect.poll(() => queries.getQueryState(notificationKeys.all)?.status).toBe('error');
  expect(ids()).toEqual(['b', 'a']);
  end();
});

it('says up to when one has read, and whether something came since', () => {
  queries.setQueryData(notificationKeys.all, { ...list([told('a', 2)]), unread: true });
  setCachedNotificationsRead(queries, told('', 1).added);
  expect(cached()?.unread).toBe(true);
  setCachedNotificationsRead(queries, told('', 2).added);
  expect(cached()).toMatchObject({ unread: false, last_read: told('', 2).added });
});

it('stays read where the list was asked for before the server knew of it, and answered before or after', async () => {
  const news = [told('a', 1)];
  const unread = { ...list(news), unread: true };
  for (const isLate of [false, true]) {
    queries = new QueryClient();
    const answers: ((list: NotificationList) => void)[] = [];
    const queryFn = () => new Promise<NotificationList>((resolve) => answers.push(resolve));
    queries.setQueryData(notificationKeys.all, unread);
    let taken = () => {};
    const { client } = stubbedClient(async () => {
      await new Promise<void>((resolve) => {
        taken = resolve;
      });
      return new Response(null, { status: 204 });
    });
    const marking = callMutation(markNotificationsRead(client), news[0]?.added ?? '', queries);
    await expect.poll(() => cached()?.unread).toBe(false);
    const end = new QueryObserver(queries, { queryKey: notificationKeys.all, queryFn }).subscribe(() => {});
    await expect.poll(() => answers.length).toBe(1);
    if (!isLate) answers[0]?.(unread);
    if (!isLate) await expect.poll(() => cached()?.unread).toBe(true);
    taken();
    await marking;
    answers[0]?.(unread);
    if (isLate) await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(list(news, 1));
    await expect.poll(() => queries.isFetching()).toBe(0);
    expect(cached()?.unread).toBe(false);
    end();
  }
});
