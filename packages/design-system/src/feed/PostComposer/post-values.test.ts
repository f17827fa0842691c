import { describe, expect, it } from 'vitest';
import { hasContent, isBlank, NO_POST, toPostDraft } from './post-values';

const glass = { kind: 'product', id: 'glass', name: 'Preform silica glass' } as const;
const medium = { kind: 'image', file: new File(['x'], 'a.png', { type: 'image/png' }) } as const;

describe('hasContent', () => {
  it('asks for a text or a file; line breaks alone are no text [FEED-025]', () => {
    expect(hasContent(NO_POST)).toBe(false);
    expect(hasContent({ text: '\n \n', medium: null })).toBe(false);
    expect(hasContent({ text: 'x', medium: null })).toBe(true);
    expect(hasContent({ text: '', medium })).toBe(true);
  });

  it('counts tags as something written, but not as something to post', () => {
    const tagged = { ...NO_POST, tags: [glass] };
    expect([hasContent(tagged), isBlank(tagged), isBlank(NO_POST)]).toEqual([false, false, true]);
  });
});

describe('toPostDraft', () => {
  it('always tags what it is written about, once [FEED-028]', () => {
    const other = { kind: 'company', id: 'kvarnholm', name: 'Kvarnholm Silica AB' } as const;
    const draft = toPostDraft({ ...NO_POST, text: 'x', tags: [other, glass] }, glass);
    expect([draft.taggedProduct, draft.taggedCompanies]).toEqual([['glass'], ['kvarnholm']]);
    expect(toPostDraft({ ...NO_POST, text: 'x' }, glass).taggedProduct).toEqual(['glass']);
  });

  it('sends the text without the space around it, its mentions in their places', () => {
    const mentions = [{ start: 3, length: 3, kind: 'person', id: 'ann' }] as const;
    const draft = toPostDraft({ ...NO_POST, text: '\n  Ann \n', mentions, medium }, undefined);
    expect(draft).toEqual({
      text: 'Ann',
      mentions: [{ start: 0, length: 3, kind: 'person', id: 'ann' }],
      visibility: 'public',
      medium,
      taggedProduct: [],
      taggedCompanies: [],
    });
  });
});
