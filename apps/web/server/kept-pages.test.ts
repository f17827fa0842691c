import { describe, expect, it, vi } from 'vitest';
import { KeptPages, type PageAsked } from './kept-pages';

const MB = 2 ** 20;

const asked = (overrides: Partial<PageAsked> = {}): PageAsked => ({
  method: 'GET',
  webUrl: 'https://www.example.com',
  address: '/product/silica/1?tab=suppliers',
  cookie: undefined,
  language: 'en',
  nonce: 'first+/nonce==',
  ...overrides,
});

const page = (nonce: string, text = 'Silica') =>
  `<script nonce="${nonce}">a</script>${text}<script nonce="${nonce}"></script>`;
const HEADERS = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });

function keeping(pages: KeptPages, overrides: Partial<PageAsked> = {}, text?: string): void {
  const request = asked(overrides);
  pages.visit(request).keep(page(request.nonce, text), HEADERS);
}

const htmlOf = (pages: KeptPages, overrides: Partial<PageAsked> = {}) =>
  pages.visit(asked({ nonce: 'second', ...overrides })).kept?.html() ?? null;

describe('kept pages', () => {
  it('carry the nonce of the reply that they are shown in, and none of before', () => {
    const pages = new KeptPages(MB);
    keeping(pages);
    expect(htmlOf(pages)).toBe(page('second'));
    expect(htmlOf(pages, { nonce: 'third' })).toBe(page('third'));
  });

  it('tell their age, and that they are shown', () => {
    vi.useFakeTimers({ now: 0 });
    const shown = vi.fn();
    const pages = new KeptPages(MB, shown);
    keeping(pages);
    vi.setSystemTime(65_500);
    const kept = pages.visit(asked()).kept;
    expect([...(kept?.headers() ?? [])]).toEqual([
      ['age', '65'],
      ['content-type', 'text/html; charset=utf-8'],
    ]);
    kept?.shown();
    expect(shown).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('are of one site, address and language', () => {
    const pages = new KeptPages(MB);
    keeping(pages);
    keeping(pages, { language: 'de' }, 'Quarz');
    expect(htmlOf(pages, { language: 'de' })).toContain('Quarz');
    expect(htmlOf(pages)).toContain('Silica');
    for (const other of [
      { language: 'ar' },
      { address: '/product/silica/1' },
      { webUrl: 'https://staging.example.com' },
    ]) {
      expect(htmlOf(pages, other)).toBeNull();
    }
  });

  it.each([
    'millrace_session=abc',
    'a=1; __Host-millrace_session=abc',
    'millrace_language=de;millrace_session=x',
  ])('are neither made for members nor shown to them: %s', (cookie) => {
    const pages = new KeptPages(MB);
    keeping(pages);
    const visit = pages.visit(asked({ cookie }));
    expect([visit.kept, visit.mayKeep]).toEqual([null, false]);
    expect(pages.visit(asked({ cookie: 'millrace_language=en' })).kept).not.toBeNull();
  });

  it('are no pages behind a link of an e-mail, none that set a cookie or forbid it, and no forms', () => {
    const pages = new KeptPages(MB);
    for (const address of ['/verify?token=1', '/ResetPassword/?token=1', '/unsubscribe?token=1']) {
      expect([address, pages.visit(asked({ address })).mayKeep]).toEqual([address, false]);
    }
    expect(pages.visit(asked({ method: 'POST' })).mayKeep).toBe(false);
    for (const [name, value] of [
      ['Set-Cookie', 'a=1'],
      ['Cache-Control', 'no-store'],
    ] as const) {
      pages.visit(asked()).keep(page('x'), new Headers({ [name]: value }));
    }
    expect(htmlOf(pages)).toBeNull();
  });

  it('are forgotten in all languages once they are gone', () => {
    const pages = new KeptPages(MB);
    keeping(pages);
    keeping(pages, { language: 'de' });
    pages.visit(asked({ language: 'zh' })).forget();
    expect([htmlOf(pages), htmlOf(pages, { language: 'de' })]).toEqual([null, null]);
  });

  it('take no more memory than they may: those not asked for longest go first', () => {
    const pages = new KeptPages(100_000);
    const long = 'x'.repeat(9_000);
    for (let at = 0; at < 20; at += 1) {
      keeping(pages, { address: `/${at}` }, long);
      htmlOf(pages, { address: '/0' });
    }
    const kept = Array.from({ length: 20 }, (_, at) => htmlOf(pages, { address: `/${at}` }) !== null);
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(5);
    expect([kept[0], kept[1], kept[19]]).toEqual([true, false, true]);
    expect(htmlOf(new KeptPages(0))).toBeNull();
  });
});
