import { aChatMessage } from '@millrace/api-mocks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { type ChatMessage, ChatPane, toChatMessage } from '.';

// In a real browser, frame by frame: what older messages, a day that they share, what comes and what is typed move.

const viewerId = 'own';
const HOUR_MS = 3_600_000;
const NEWEST = Date.parse('2026-09-14T12:00:00.000Z');

/** So many messages before the newest, five to a day, of very different lengths. */
const said = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => {
    const age = count - 1 - at;
    return toChatMessage(
      aChatMessage({
        id: `message ${age}`,
        number: 1_000_000 - age,
        sender: age % 3 === 0 ? viewerId : 'other',
        message: `${age}: ${'word '.repeat(1 + ((age * 7919) % 60))}`,
        added: new Date(NEWEST - age * 5 * HOUR_MS).toISOString(),
      }),
    );
  });

let root: Root;
let place: HTMLElement;
let setMessages: (messages: ChatMessage[]) => void;
let setText: (text: string) => void;

function Conversation({ count, height = 500 }: { count: number; height?: number | 'auto' }) {
  const [messages, changeMessages] = useState(() => said(count));
  const [text, changeText] = useState('');
  // At once, so that no frame is measured before what it shows has been drawn.
  setMessages = (next) => flushSync(() => changeMessages(next));
  setText = (next) => flushSync(() => changeText(next));
  return (
    <MillraceProvider>
      <div style={{ height, width: 420 }}>
        <ChatPane
          person={PERSON}
          viewerId={viewerId}
          backHref="/message"
          state={{ status: 'ready', messages, older: 'none' }}
          pending={NONE}
          readUpTo={null}
          writing="open"
          connection="online"
          text={text}
          onTextChange={changeText}
          onSend={ignore}
          onResend={ignore}
          onDiscard={ignore}
          onCancel={ignore}
          file={null}
          onFileChange={ignore}
        />
      </div>
    </MillraceProvider>
  );
}

const PERSON = { id: 'other', name: 'Franziska Adler', picture: null, company: null };
const NONE: readonly never[] = [];
const ignore = () => {};

/** After what is seen has been drawn. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

async function show(count: number): Promise<void> {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<Conversation count={count} />);
  for (let frame = 0; frame < 5; frame += 1) await painted();
}

function only<Found>(found: Found | null | undefined): Found {
  if (!found) throw new Error('It is not there.');
  return found;
}
const log = () => only(place.querySelector<HTMLElement>('[data-part="log"]'));
const lines = () => [...place.querySelectorAll<HTMLElement>('[data-part="line"]')];
const isSeen = (line: Element) => {
  const { top, bottom } = line.getBoundingClientRect();
  const pane = log().getBoundingClientRect();
  return top >= pane.top && bottom <= pane.bottom;
};

async function scrollUp(px: number): Promise<void> {
  log().scrollBy({ top: -px, behavior: 'instant' });
  await painted();
}

/** Furthest that a line is from its place, in any frame that is drawn while something changes. */
async function measureJump(line: Element, change: () => void): Promise<number> {
  const before = line.getBoundingClientRect().bottom;
  let furthest = 0;
  change();
  for (let frame = 0; frame < 15; frame += 1) {
    await painted();
    furthest = Math.max(furthest, Math.abs(line.getBoundingClientRect().bottom - before));
  }
  return furthest;
}

afterEach(() => {
  root.unmount();
  place.remove();
});

describe('A conversation', () => {
  it('moves by no pixel when older messages come, also of the day that stands first', async () => {
    await show(203);
    for (let step = 0; step < 12; step += 1) await scrollUp(99_999);
    const first = only(lines()[0]);
    expect(isSeen(first)).toBe(true);
    const days = () => [...place.querySelectorAll('[data-part="day"]')].map((day) => day.textContent);
    const [firstDay] = days();
    expect(await measureJump(first, () => setMessages(said(403)))).toBe(0);
    // The line is the same; its day now begins further up.
    expect(first.isConnected).toBe(true);
    expect(first.previousElementSibling).toBeNull();
    expect(days().filter((day) => day === firstDay)).toHaveLength(1);
  });

  it('moves by no pixel when something is said at its end while one reads further up', async () => {
    await show(300);
    await scrollUp(4321);
    const seen = only(lines().find(isSeen));
    const late = toChatMessage(
      aChatMessage({
        id: 'late',
        sender: 'other',
        message: 'And now?',
        added: '2026-09-15T08:00:00.000Z',
      }),
    );
    expect(await measureJump(seen, () => setMessages([...said(300), late]))).toBe(0);
  });

  it('moves by no pixel while a long answer is written, and keeps its end in sight at the end', async () => {
    await show(300);
    const newest = () => only(lines().at(-1));
    const foot = () => log().getBoundingClientRect().bottom - newest().getBoundingClientRect().bottom;
    const before = foot();
    const high = log().clientHeight;
    setText('one\ntwo\nthree\nfour');
    for (let frame = 0; frame < 5; frame += 1) {
      await painted();
      expect(foot()).toBe(before);
    }
    expect(log().clientHeight).toBeLessThan(high);
    setText('');
    await painted();
    await scrollUp(2000);
    const seen = only(lines().find(isSeen));
    // A field of four lines is a fraction of a pixel higher than so many, which cannot be scrolled by.
    expect(await measureJump(seen, () => setText('one\ntwo\nthree\nfour'))).toBeLessThan(0.5);
  });

  it('keeps what was typed before the page listened', async () => {
    place = document.createElement('div');
    place.innerHTML = renderToString(<Conversation count={3} />);
    document.body.append(place);
    const field = only(place.querySelector('textarea'));
    field.value = 'Is it there?';
    root = hydrateRoot(place, <Conversation count={3} />);
    for (let frame = 0; frame < 5; frame += 1) await painted();
    expect(field.isConnected).toBe(true);
    expect(only(place.querySelector<HTMLButtonElement>('[type="submit"]')).disabled).toBe(false);
    setMessages(said(4));
    expect(field.value).toBe('Is it there?');
  });

  it('draws few of ten thousand messages, and shows the newest', async () => {
    await show(10_000);
    expect(lines().length).toBeLessThan(60);
    expect(lines().at(-1)).toHaveTextContent(/0: word/);
    expect(log().scrollTop).toBe(0);
  });

  it('shows what was said in a parent that has no height', () => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    flushSync(() => root.render(<Conversation count={200} height="auto" />));
    const log = place.querySelector<HTMLElement>('[data-part="log"]');
    expect(log?.clientHeight).toBe(24 * 16);
    expect(log?.scrollHeight).toBeGreaterThan(24 * 16);
  });
});
