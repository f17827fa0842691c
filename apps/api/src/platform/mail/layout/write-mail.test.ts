import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { MailJob } from '../mail';
import { HOSTILE, hostileOf, MAIL_NAMES, sampleOf } from '../testing/sample-mails';
import { writeMail } from './write-mail';

const WEB = 'https://www.millrace.example';

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'link', 'meta']);

interface Page {
  /** What is wrong with the markup. */
  problems: string[];
  tags: Set<string>;
  /** The values of all attributes that lead elsewhere. */
  links: string[];
  /** The text that is shown. */
  text: string;
  title: string;
}

/** Reads markup and insists on what forgiving readers forgive: each tag is closed, in order, and is a known one. */
function readPage(html: string): Page {
  const page: Page = { problems: [], tags: new Set(), links: [], text: '', title: '' };
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        page.tags.add(name);
        for (const attribute of ['href', 'src', 'action', 'background']) {
          if (attributes[attribute] !== undefined) page.links.push(attributes[attribute]);
        }
        for (const attribute of Object.keys(attributes)) {
          if (/^on/i.test(attribute)) page.problems.push(`${name} has ${attribute}`);
        }
        if (!VOID.has(name)) open.push(name);
      },
      ontext(text) {
        if (open.at(-1) === 'title') page.title += text;
        else if (open.at(-1) !== 'style') page.text += text;
      },
      onclosetag(name, isImplied) {
        if (VOID.has(name)) return;
        if (isImplied) page.problems.push(`${name} is not closed`);
        if (open.pop() !== name) page.problems.push(`${name} is closed out of order`);
      },
    },
    { decodeEntities: true, xmlMode: false },
  );
  parser.write(html);
  parser.end();
  if (open.length > 0) page.problems.push(`${open.join(', ')} left open`);
  return page;
}

const HARMLESS = new Set(
  'html head meta title style body div table tbody tr td th p h1 h2 a span br'.split(' '),
);

describe.each(MAIL_NAMES)('%s', (name) => {
  const { subject, html, text } = writeMail(sampleOf(name), WEB);
  const page = readPage(html);

  it('reads as it did', () => {
    expect(`Subject: ${subject}\n\n${text}`).toMatchSnapshot();
  });

  it('is well-formed, fetches nothing, and leads to the community only', () => {
    expect(page.problems).toEqual([]);
    expect(html).toMatch(/^<!doctype html><html [^>]*lang="en"/);
    expect(page.title).toBe(subject);
    expect([...page.tags].filter((tag) => !HARMLESS.has(tag))).toEqual([]);
    expect(html).not.toMatch(/url\(|@import|<link/);
    for (const link of page.links) expect(link).toMatch(new RegExp(`^${WEB}/`));
    expect(html.length).toBeLessThan(20_000);
  });

  it('has dark colours for all that it colours', () => {
    for (const [tag] of html.matchAll(/<\w+ [^>]*style="[^"]*(?:color|border):[^>]*>/g)) {
      expect(tag).toMatch(/ class="mr-/);
    }
    for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g)) {
      for (const name of names.split(' ')) expect(html).toContain(`.${name} { `);
    }
  });

  it('says the same in text as in HTML, and links there too', () => {
    const [, ...parts] = text.replace(/^> ?|^-- \n/gm, '').split('\n\n');
    // A link is its label, a colon and the address; a fact its label, a colon and the value.
    const lines = parts.flatMap((part) => part.split(/:\n|\n/));
    const pieces = lines.flatMap((line) => line.split(/(?<=^[\w -]+): /)).map((piece) => piece.trim());
    for (const piece of pieces) {
      if (piece.startsWith('https:')) expect(page.links).toContain(piece);
      else expect(page.text).toContain(piece);
    }
    for (const link of page.links) expect(text).toContain(link);
  });

  it('shows what strangers have typed as text, whatever it is', () => {
    const hostile = writeMail(hostileOf(name), WEB);
    const poisoned = readPage(hostile.html);
    expect(poisoned.problems).toEqual([]);
    expect([...poisoned.tags].filter((tag) => !HARMLESS.has(tag))).toEqual([]);
    expect(poisoned.links.sort()).toEqual(page.links.sort());
    expect(hostile.subject).not.toMatch(/[\r\n]/);
    expect(poisoned.title).toBe(hostile.subject);
    for (const of of [hostile.subject, hostile.html, hostile.text]) expect(of).not.toContain('\u202e');
  });
});

it('is written in the language of its recipient, from right to left where that is read so', () => {
  const german = writeMail(sampleOf('emailChanged'), WEB, 'de');
  expect(german.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  expect(german.text).toContain('Seit dem 14. März 2026 um 15:09 UTC ist ada@kvarnholm.example');
  expect(german.html).toMatch(/^<!doctype html><html [^>]*dir="ltr" lang="de"/);
  const arabic = writeMail(sampleOf('eventRemoved'), WEB, 'ar');
  expect(arabic.html).toMatch(/^<!doctype html><html [^>]*dir="rtl" lang="ar"/);
  expect(arabic.html).not.toContain('text-align:left');
});

it('greets nobody by a name that a mail program would make a link of', () => {
  const greetingOf = (firstName: string | null) =>
    writeMail({ name: 'verifyRegistration', data: { firstName, verifyPath: '/verify', validHours: 24 } }, WEB)
      .text.split('\n\n')
      .at(2);
  expect(greetingOf('Ada')).toBe('Hello Ada,');
  expect(greetingOf('J. R.')).toBe('Hello J. R.,');
  expect(greetingOf('Séamus  Ó Briain')).toBe('Hello Séamus Ó Briain,');
  for (const name of [null, '', 'cheap-loans.example', 'http://x', 'a@b.example', HOSTILE, 'x'.repeat(61)]) {
    expect(greetingOf(name)).toBe('Hello,');
  }
});

it('leads nowhere but to the community', () => {
  const leadTo = (verifyPath: string) => () => {
    const job: Pick<MailJob, 'name' | 'data'> = {
      name: 'verifyRegistration',
      data: { firstName: 'Ada', verifyPath, validHours: 24 },
    };
    return writeMail(job, WEB);
  };
  for (const path of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'javascript:alert(1)',
    'verify',
  ]) {
    expect(leadTo(path)).toThrow('Not a path on the web host');
  }
});
