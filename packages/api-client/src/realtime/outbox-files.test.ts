import { directChatId } from '@millrace/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeNetwork } from '../testing/fake-network';
import { FakeStorage } from '../testing/fake-storage';
import { createClient } from '../transport/client';
import { createOutbox, type Outbox } from './outbox';
import type { FileKeeper } from './outbox-files';
import type { KeyStorage } from './outbox-store';

const ME = '0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10';
const CHAT = directChatId(ME, 'c73f29c5-0d89-5e27-87d7-196b5e2d5825');

let said: { id: string; message: string; file: string }[];
let answers: ('lost' | 'wait' | Response)[];
let network: FakeNetwork;
let storage: KeyStorage;
let kept: Map<string, File>;
let keepsFiles: boolean;
let open: Outbox[];
let release: () => void;

const keeper: FileKeeper = {
  put: async (id, file) => {
    if (keepsFiles) kept.set(id, file);
    return keepsFiles;
  },
  get: async (id) => kept.get(id) ?? null,
  remove: async (id) => void kept.delete(id),
};

async function serve(request: Request): Promise<Response> {
  const answer = answers.shift();
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer instanceof Response) return answer;
  if (answer === 'wait') {
    await new Promise<void>((resolve, reject) => {
      release = resolve;
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  }
  const form = await request.formData();
  const [id, message, file] = [form.get('id'), form.get('message'), form.get('pdf')];
  const sent = {
    id: String(id),
    message: String(message),
    file: file instanceof File ? await file.text() : '',
  };
  if (!said.some((one) => one.id === sent.id)) said.push(sent);
  const Item = { ...sent, chat_id: CHAT, number: said.length, sender: ME, added: '2026-09-14T13:05:00.000Z' };
  return Response.json({ Item }, { status: 201 });
}

function outbox(): Outbox {
  const client = createClient({ baseUrl: 'https://api.millrace.example', fetch: serve });
  const oneTabAtATime = (_: string, work: () => Promise<void>) => work();
  const made = createOutbox(client, {
    userId: ME,
    storage,
    files: keeper,
    network,
    random: () => 0,
    oneTabAtATime,
  });
  open.push(made);
  return made;
}

const sheet = () => ({
  kind: 'pdf' as const,
  file: new File(['%PDF'], 'Sheet.pdf', { type: 'application/pdf' }),
});
const waiting = (box: Outbox) =>
  box.list(CHAT).map(({ message, state, error }) => [message, state, error?.code]);

beforeEach(() => {
  vi.useFakeTimers();
  [said, answers, open, kept, keepsFiles] = [[], [], [], new Map(), true];
  network = new FakeNetwork();
  storage = new FakeStorage();
});
afterEach(() => {
  for (const box of open) box.close();
  vi.useRealTimers();
});

describe('a message with a file', () => {
  it('stands there at once with what its file is, and is forgotten with its bytes once it is sent', async () => {
    const box = outbox();
    answers = ['wait'];
    box.send(CHAT, 'The sheet', sheet());
    expect(box.list(CHAT)[0]).toMatchObject({
      message: 'The sheet',
      state: 'sending',
      file: { kind: 'pdf', name: 'Sheet.pdf', size: 4 },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(1);
    release();
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toMatchObject([{ message: 'The sheet', file: '%PDF' }]);
    expect([box.list(CHAT), kept.size]).toEqual([[], 0]);
  });

  it('waits over a reload while there is no connection, and goes out once, in its order', async () => {
    const before = outbox();
    answers = ['lost'];
    before.send(CHAT, 'With a file', sheet());
    before.send(CHAT, '', sheet());
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    const after = outbox();
    expect(waiting(after).map(([message]) => message)).toEqual(['With a file', '']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said.map(({ message, file }) => [message, file])).toEqual([
      ['With a file', '%PDF'],
      ['', '%PDF'],
    ]);
    expect(kept.size).toBe(0);
  });

  it('is stopped on its way, keeps what was written, and is sent when it is tried again', async () => {
    const box = outbox();
    answers = ['wait'];
    const { id } = box.send(CHAT, 'Too soon', sheet());
    await vi.advanceTimersByTimeAsync(10);
    box.cancel(id);
    await vi.advanceTimersByTimeAsync(10);
    expect(waiting(box)).toEqual([['Too soon', 'failed', 'cancelled']]);
    expect(said).toEqual([]);
    box.retry(id);
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toMatchObject([{ id, message: 'Too soon', file: '%PDF' }]);
  });

  it('is stopped while it waits for a connection', async () => {
    const box = outbox();
    answers = ['lost'];
    const { id } = box.send(CHAT, 'Later', sheet());
    await vi.advanceTimersByTimeAsync(10);
    box.cancel(id);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(waiting(box)).toEqual([['Later', 'failed', 'cancelled']]);
    expect(said).toEqual([]);
  });

  it('says what the server says against it, and keeps it until it is given up', async () => {
    const box = outbox();
    answers = [Response.json({ error: 'This is no PDF.', code: 'wrong_medium' }, { status: 415 })];
    const { id } = box.send(CHAT, 'Words', sheet());
    await vi.advanceTimersByTimeAsync(10);
    expect(box.list(CHAT)).toMatchObject([
      { message: 'Words', state: 'failed', error: { text: 'This is no PDF.' } },
    ]);
    expect(kept.size).toBe(1);
    box.discard(id);
    expect([box.list(CHAT), kept.size]).toEqual([[], 0]);
  });

  it('says so when the browser has lost its bytes', async () => {
    const before = outbox();
    answers = ['lost'];
    before.send(CHAT, 'Words', sheet());
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    kept.clear();
    const after = outbox();
    await vi.advanceTimersByTimeAsync(10);
    expect(waiting(after)).toEqual([['Words', 'failed', 'file_lost']]);
  });

  it('stays in its page alone where the browser keeps no files', async () => {
    keepsFiles = false;
    const box = outbox();
    answers = ['lost', 'lost'];
    box.send(CHAT, 'Words', sheet());
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox().list(CHAT)).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said).toMatchObject([{ message: 'Words', file: '%PDF' }]);
  });
});
