import { directChatId } from '@millrace/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeNetwork } from '../testing/fake-network';
import { FakeStorage } from '../testing/fake-storage';
import { createClient } from '../transport/client';
import type { ChatMessage } from '../types';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox';
import type { KeyStorage } from './outbox-store';

const ME = '0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10';
const CHAT = directChatId(ME, 'c73f29c5-0d89-5e27-87d7-196b5e2d5825');
const OTHER_CHAT = directChatId(ME, 'e5ee4e22-aca0-59dc-aa6c-d4a80af0609d');

/** What becomes of the next requests; those beyond are said and answered. */
type Fate = 'lost' | 'said, answer lost' | 'captive' | 'wait' | Response;

let said: ChatMessage[];
let requests: number;
let fates: Fate[];
let network: FakeNetwork;
let storage: KeyStorage | null;
let open: Outbox[];
let release: (() => void)[];

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ error: 'No.', code }, { status, headers });

/** A server that says each id once. */
async function serve(request: Request): Promise<Response> {
  requests += 1;
  const fate = fates.shift();
  if (fate === 'lost') throw new TypeError('Failed to fetch');
  if (fate === 'captive') return new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } });
  if (fate instanceof Response) return fate;
  if (fate === 'wait') await new Promise<void>((resolve) => release.push(resolve));
  const { id, message } = (await request.json()) as { id: string; message: string };
  const chat_id = decodeURIComponent(new URL(request.url).pathname.split('/')[4] ?? '');
  let Item = said.find((one) => one.id === id);
  if (!Item) {
    const number = said.filter((one) => one.chat_id === chat_id).length + 1;
    Item = { id, chat_id, number, sender: ME, message, added: new Date(number).toISOString() };
    said.push(Item);
  }
  if (fate === 'said, answer lost') throw new TypeError('Failed to fetch');
  return Response.json({ Item }, { status: 201 });
}

function outbox(
  userId = ME,
  oneTabAtATime: NonNullable<OutboxOptions['oneTabAtATime']> = (_name, work) => work(),
): Outbox {
  const client = createClient({ baseUrl: 'https://api.millrace.example', fetch: serve });
  const made = createOutbox(client, {
    userId,
    storage,
    network,
    random: () => 0,
    oneTabAtATime,
  });
  open.push(made);
  return made;
}

const texts = () => said.map(({ message }) => message);
const states = (box: Outbox, chatId = CHAT) => box.list(chatId).map(({ message, state }) => [message, state]);

beforeEach(() => {
  vi.useFakeTimers();
  [said, requests, fates, open, release] = [[], 0, [], [], []];
  network = new FakeNetwork();
  storage = new FakeStorage();
});
afterEach(() => {
  for (const box of open) box.close();
  vi.useRealTimers();
});

describe('a message', () => {
  it('is shown as being sent, then told of as said and shown no more', async () => {
    const box = outbox();
    const sent: string[] = [];
    let changes = 0;
    box.onSent((message) => sent.push(message.message));
    box.onChange(() => {
      changes += 1;
    });
    const entry = box.send(CHAT, 'Hello');
    expect([states(box), box.list(CHAT)[0]]).toEqual([[['Hello', 'sending']], entry]);
    expect(box.list(CHAT)).toBe(box.list(CHAT));
    await vi.advanceTimersByTimeAsync(0);
    expect([states(box), sent, changes, said[0]?.id]).toEqual([[], ['Hello'], 2, entry.id]);
  });

  it('is said once, also where the answer was lost', async () => {
    fates = ['lost', 'said, answer lost', 'captive', refusal(503, 'internal')];
    const box = outbox();
    box.send(CHAT, 'Once');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([texts(), requests, states(box)]).toEqual([['Once'], 5, []]);
  });

  it('waits for the one before it, and for none of another chat', async () => {
    fates = ['wait'];
    const box = outbox();
    for (const text of ['One', 'Two', 'Three']) box.send(CHAT, text);
    box.send(OTHER_CHAT, 'Elsewhere');
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual(['Elsewhere']);
    release[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Elsewhere', 'One', 'Two', 'Three']);
  });

  it('that is refused has failed, says why, and can be tried again or given up', async () => {
    fates = [refusal(403, 'plan_required'), refusal(409, 'message_id_used')];
    const box = outbox();
    const [one, two] = [box.send(CHAT, 'One'), box.send(CHAT, 'Two')];
    box.send(CHAT, 'Three');
    await vi.advanceTimersByTimeAsync(0);
    expect(states(box)).toEqual([
      ['One', 'failed'],
      ['Two', 'failed'],
    ]);
    expect(box.list(CHAT)[0]?.error).toEqual({ code: 'plan_required', text: 'No.' });
    expect(texts()).toEqual(['Three']);
    box.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toBe(3);
    box.retry(one.id);
    expect(box.list(CHAT)[0]).toMatchObject({ state: 'sending' });
    expect(box.list(CHAT)[0]).not.toHaveProperty('error');
    box.discard(two.id);
    await vi.advanceTimersByTimeAsync(0);
    expect([texts(), states(box)]).toEqual([['Three', 'One'], []]);
  });

  it('waits as long as the server asks for, and no longer than the network is away', async () => {
    fates = [refusal(429, 'rate_limited', { 'Retry-After': '30' }), 'lost', 'lost', 'lost', 'lost', 'lost'];
    const box = outbox();
    box.send(CHAT, 'Hello');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(requests).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toBe(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(requests).toBe(5);
    network.become(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([requests, texts()]).toEqual([6, []]);
    box.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Hello']);
  });

  it('waits for a session where there is none', async () => {
    fates = [refusal(401, 'sign_in_required')];
    const box = outbox();
    box.send(CHAT, 'Hello');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([requests, states(box)]).toEqual([1, [['Hello', 'sending']]]);
    box.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Hello']);
  });
});

describe('an outbox', () => {
  it('is kept over a reload, and sends what it holds once and in order', async () => {
    fates = ['lost', 'lost'];
    const before = outbox();
    for (const text of ['One', 'Two', 'Three']) before.send(CHAT, text);
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual([]);
    const after = outbox();
    expect(states(after).map(([text]) => text)).toEqual(['One', 'Two', 'Three']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([texts(), states(after)]).toEqual([['One', 'Two', 'Three'], []]);
  });

  it('says each message once where several tabs send it', async () => {
    fates = ['lost', 'wait', 'wait'];
    const first = outbox();
    first.send(CHAT, 'Hello');
    await vi.advanceTimersByTimeAsync(0);
    const second = outbox();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toBe(3);
    for (const go of release) go();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Hello']);
    expect([first.list(CHAT), second.list(CHAT)]).toEqual([[], []]);
  });

  it('sends what is written while the lock of a tab is given back', async () => {
    // As locks of browsers do: the work is done, and a task later they say so.
    const late = ['Two'];
    const box = outbox(ME, async (_name, work) => {
      await work();
      for (const message of late.splice(0)) box.send(CHAT, message);
      await new Promise((resolve) => setTimeout(resolve));
    });
    box.send(CHAT, 'One');
    await vi.advanceTimersByTimeAsync(10);
    expect(texts()).toEqual(['One', 'Two']);
    expect(states(box)).toEqual([]);
  });

  it('is its member’s alone', async () => {
    fates = ['lost'];
    outbox().send(CHAT, 'Mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox('another').list(CHAT)).toEqual([]);
  });

  it('works where nothing can be kept, and over what somebody else has written there', async () => {
    storage?.setItem(`millrace.outbox.${ME}.x`, '{"id":');
    storage?.setItem(`millrace.outbox.${ME}.y`, '{"id":"y"}');
    expect(outbox().list(CHAT)).toEqual([]);
    const full = new FakeStorage();
    full.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    for (const kept of [null, full]) {
      storage = kept;
      fates = ['lost'];
      const box = outbox();
      box.send(CHAT, 'Hello');
      await vi.advanceTimersByTimeAsync(0);
      expect(states(box)).toEqual([['Hello', 'sending']]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(states(box)).toEqual([]);
    }
    expect(texts()).toEqual(['Hello', 'Hello']);
  });
});
