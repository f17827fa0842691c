import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compile-markdown';
import { readDeveloperPages } from './read-pages';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const everywhere = (href: string) => href;

describe('the documentation for developers', () => {
  const { pages, broken } = readDeveloperPages(root);

  it('has no link that leads nowhere', () => {
    expect(broken).toEqual([]);
  });

  it('has a title, a description and a text on every page, and no link to a file', () => {
    for (const { slug, title, description, html } of pages) {
      expect([slug, [title, description, html].includes('')]).toEqual([slug, false]);
      expect([slug, html.match(/href="[^"#]*\.md[#"]/g)]).toEqual([slug, null]);
    }
  });

  it('needs no style attribute and no script', () => {
    const markup = pages.map(({ html }) => html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).join('');
    expect(markup.match(/<(?:script|style)|<[^>]+ (?:style|on\w+)=/g)).toBeNull();
  });

  it('leads from one README to the page of another', () => {
    const html = pages.find(({ slug }) => slug === 'design-system')?.html;
    expect(html).toContain('href="/developers/ui"');
  });
});

describe('a page of errors', () => {
  it('names each code of the contract, and no other', () => {
    const contract = readFileSync(`${root}/contract/shared.yaml`, 'utf8');
    const [, codes = ''] = /^ {4}ErrorCode:\n[\s\S]*?enum:\n([\s\S]*?)\n\n/m.exec(contract) ?? [];
    const page = readFileSync(`${root}/docs/developers/errors.md`, 'utf8');
    const named = [...page.matchAll(/^\| \d+ \| `(\w+)` \|/gm)].map(([, code]) => code);
    expect(named.toSorted()).toEqual([...codes.matchAll(/- (\w+)$/gm)].map(([, code]) => code).toSorted());
  });
});

describe('compileMarkdown', () => {
  it('links headings to themselves, by ids as code hosts make them', () => {
    const { title, html, sections } = compileMarkdown(
      '# A page\n\n## What `it` does, twice\n\n## What it does, twice',
      everywhere,
    );
    expect(title).toBe('A page');
    expect(sections).toEqual([
      { id: 'what-it-does-twice', title: 'What it does, twice' },
      { id: 'what-it-does-twice-1', title: 'What it does, twice' },
    ]);
    expect(html).toContain(
      '<h2 id="what-it-does-twice"><a href="#what-it-does-twice">What <code>it</code> does, twice</a></h2>',
    );
  });

  it('leaves the words of a link that leads nowhere here', () => {
    expect(compileMarkdown('See [the code](../src).', () => null).html).toBe('<p>See the code.</p>\n');
  });

  it('shows markup of the text as text', () => {
    expect(compileMarkdown('<img src=x onerror=alert(1)>\n\nA <b>word</b>', everywhere).html).not.toMatch(
      /<(img|b)\b/,
    );
  });

  it('marks up code by classes, and takes a language that it does not know as it is', () => {
    const { html } = compileMarkdown('```ts\nconst a = "<b>";\n```\n\n```\n<b>\n```', everywhere);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<pre tabindex="0"><code>&lt;b&gt;');
  });

  it('leaves out the head of a table that has no words in it', () => {
    const { html } = compileMarkdown('## Parts\n\n| | |\n| --- | --- |\n| a | b |', everywhere);
    expect(html).toContain('aria-label="Table: Parts"');
    expect(html).not.toContain('<thead>');
  });
});
