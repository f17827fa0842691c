import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DraftAutosave, useDraftAutosave } from './useDraftAutosave';

const KEY = 'millrace.test.draft';
const NONE: { text: string; file?: string } = { text: '' };
const SECRETS = ['file'] as const;

let root: Root;
let kept: DraftAutosave<typeof NONE>;

function Draft({ keeper }: { keeper?: 'local' }) {
  const now = useDraftAutosave(KEY, NONE, undefined, keeper);
  useEffect(() => {
    kept = now;
  });
  return <p>{now.draft.text}</p>;
}

/** As above, with a file that is held in memory alone. */
function Attaching() {
  const now = useDraftAutosave(KEY, NONE, SECRETS, 'local');
  useEffect(() => {
    kept = now;
  });
  return <p>{now.draft.text}</p>;
}

const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const show = () => act(async () => root.render(<Draft />));

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show();
});
afterEach(async () => {
  // A mounted draft would react to storage events of later tests.
  await act(async () => root.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the last letter is kept of a form that is taken off the page right behind it', async () => {
  await act(async () => kept.change({ text: 'Half a' }));
  await act(async () => kept.change({ text: 'Half a s' }));
  expect(stored()).toBeNull();
  await act(async () => root.render(null));
  expect(stored()).toEqual({ text: 'Half a s' });
  await show();
  expect(document.querySelector('p')?.textContent).toBe('Half a s');
  expect(kept.isRestored).toBe(true);
});

test('what was changed is kept also where the page is left before it is drawn', () => {
  kept.change({ text: 'Not drawn yet' });
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual({ text: 'Not drawn yet' });
});

test('what is sent or discarded right behind the last letter does not come back', async () => {
  for (const end of [() => kept.forget(), () => kept.discard()]) {
    await act(async () => kept.change({ text: 'Sent' }));
    await act(async () => end());
    vi.advanceTimersByTime(5000);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  }
  expect(document.querySelector('p')?.textContent).toBe('');
});

test('a form that is gone keeps nothing any more', async () => {
  const { change } = kept;
  await act(async () => root.render(null));
  await act(async () => change({ text: 'An answer that came late' }));
  vi.advanceTimersByTime(5000);
  expect(stored()).toBeNull();
});

describe('a draft that two tabs share', () => {
  /** Another tab of the same site, whose storage changes are reported as events. */
  const otherStorage = () => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    if (!contentWindow) throw new Error('No other page.');
    return contentWindow.localStorage;
  };
  const told = () => new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
  const write = async (text: string) => {
    await act(async () => {
      kept.change({ text });
      dispatchEvent(new Event('pagehide'));
    });
  };
  const endElsewhere = () =>
    act(async () => {
      const news = told();
      otherStorage().removeItem(KEY);
      await news;
    });

  beforeEach(async () => {
    localStorage.clear();
    await act(async () => root.render(<Draft keeper="local" />));
  });
  afterEach(() => localStorage.clear());

  test('is gone here once the other has sent it', async () => {
    await write('Free capacity');
    expect(kept.isSaved).toBe(true);
    await endElsewhere();
    expect(document.querySelector('p')?.textContent).toBe('');
    expect(kept.isSaved).toBe(false);
  });

  test('stays where something else was written since', async () => {
    await write('Free capacity');
    await act(async () => kept.change({ text: 'Free capacity from November' }));
    await endElsewhere();
    expect(document.querySelector('p')?.textContent).toBe('Free capacity from November');
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toContain('from November');
  });

  const shown = () => document.querySelector('p')?.textContent;
  const writeElsewhere = (text: string) =>
    act(async () => {
      const news = told();
      otherStorage().setItem(KEY, JSON.stringify({ text }));
      await news;
    });
  /** As after a reload. */
  const reload = async () => {
    await act(async () => root.render(null));
    await act(async () => root.render(<Draft keeper="local" />));
  };

  test('shows what the other writes as long as nothing is written here', async () => {
    await writeElsewhere('Free');
    expect(shown()).toBe('Free');
    await writeElsewhere('Free capacity');
    expect([shown(), kept.isSaved, kept.hasConflict]).toEqual(['Free capacity', true, false]);
  });

  test('shows it, too, where what was written here was taken out again', async () => {
    await act(async () => kept.change({ text: 'x' }));
    await act(async () => kept.change({ text: '' }));
    await writeElsewhere('Free capacity');
    vi.advanceTimersByTime(5000);
    expect([shown(), localStorage.getItem(KEY)]).toEqual(['Free capacity', '{"text":"Free capacity"}']);
  });

  test('is told of where something is written here, and the last write wins', async () => {
    await write('Mine');
    await write('Mine, and more');
    expect(kept.hasConflict).toBe(false);
    await writeElsewhere('Theirs');
    expect([shown(), kept.hasConflict]).toEqual(['Mine, and more', true]);
    await write('Mine at last');
    expect(localStorage.getItem(KEY)).toContain('Mine at last');
    await reload();
    expect([shown(), kept.hasConflict]).toEqual(['Mine at last', false]);
  });

  test('sent by the other, stays where a secret was put in', async () => {
    await act(async () => root.render(<Attaching />));
    await write('Mine');
    await act(async () => kept.change({ file: 'muffle.png' }));
    await endElsewhere();
    expect([shown(), kept.draft.file]).toEqual(['Mine', 'muffle.png']);
  });

  test('takes what belongs to it without counting as written in', async () => {
    await act(async () => root.render(<Attaching />));
    await writeElsewhere('Free');
    await act(async () => kept.fill({ file: 'muffle.png' }));
    await writeElsewhere('Free capacity');
    expect([shown(), kept.draft.file]).toEqual(['Free capacity', 'muffle.png']);
  });

  test('sent here, leaves alone what the other has written over it', async () => {
    await write('Mine');
    await writeElsewhere('Theirs');
    await act(async () => kept.discard());
    expect([shown(), localStorage.getItem(KEY)]).toEqual(['', '{"text":"Theirs"}']);
  });
});
