import { expect, it } from 'vitest';
import { BusyError, type CardDrawing, PictureStore } from './picture-store';

const drawing = (name: string): CardDrawing => ({
  tree: ['p', [], name],
  css: '',
  theme: 'light',
  language: 'en',
  properties: {},
});

it('PictureStore draws a card once for concurrent requests, and again after a change', async () => {
  let drawn = 0;
  const store = new PictureStore(async () => {
    drawn += 1;
    return Buffer.from(String(drawn));
  });
  const [one, other] = await Promise.all([store.get(drawing('a')), store.get(drawing('a'))]);
  expect(one).toBe(other);
  expect(await store.get(drawing('a'))).toBe(one);
  await store.get(drawing('b'));
  expect(drawn).toBe(2);
});

it('PictureStore draws two at once, queues some, and rejects the rest with BusyError', async () => {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const store = new PictureStore(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
    return Buffer.from('x');
  });
  const asked = Array.from({ length: 26 }, (_, at) => store.get(drawing(String(at))));
  await expect(store.get(drawing('more'))).rejects.toBeInstanceOf(BusyError);
  for (let done = 0; done < 26; done += 1) {
    ends.shift()?.();
    // Lets the next one begin.
    await new Promise(setImmediate);
  }
  await Promise.all(asked);
  expect(most).toBe(2);
  const again = store.get(drawing('more'));
  await new Promise(setImmediate);
  ends.shift()?.();
  expect(Buffer.from(await again).toString()).toBe('x');
});

/** A store whose pictures are drawn once they are let go. */
function heldStore() {
  const ends: (() => void)[] = [];
  const store = new PictureStore(async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return Buffer.from('x');
  });
  const finish = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      ends.shift()?.();
      // Lets the next one begin.
      await new Promise(setImmediate);
    }
  };
  const many = (clientKey: string, count: number) =>
    Array.from({ length: count }, (_, at) => store.get(drawing(`${clientKey} ${at}`), clientKey));
  return { store, finish, many };
}

it('PictureStore lets one client use the queue while it is short', async () => {
  const { finish, many } = heldStore();
  // Two are drawn, and eleven of the twenty-four places are taken when the last one comes.
  const mine = many('one', 14);
  await finish(14);
  expect(await Promise.all(mine)).toHaveLength(14);
});

it('PictureStore limits the share of one client once the queue is half full', async () => {
  const { store, finish, many } = heldStore();
  const mine = many('one', 14);
  await expect(store.get(drawing('more'), 'one')).rejects.toBeInstanceOf(BusyError);
  const others = many('other', 6);
  await expect(store.get(drawing('more'), 'other')).rejects.toBeInstanceOf(BusyError);
  // What is drawn already for somebody takes no place.
  others.push(store.get(drawing('one 0'), 'other'));
  await finish(20);
  await Promise.all([...mine, ...others]);
  const again = store.get(drawing('more'), 'one');
  await new Promise(setImmediate);
  await finish(1);
  expect(Buffer.from(await again).toString()).toBe('x');
});

it('PictureStore caches no failure', async () => {
  let fails = true;
  const store = new PictureStore(async () => {
    if (fails) throw new Error('no face');
    return Buffer.from('x');
  });
  await expect(store.get(drawing('a'))).rejects.toThrow('no face');
  fails = false;
  expect(Buffer.from(await store.get(drawing('a'))).toString()).toBe('x');
});
