import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { Marked, type Tokens } from 'marked';

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('json', json);
hljs.registerLanguage('typescript', typescript);
hljs.registerLanguage('xml', xml);

/** Languages of code by how our Markdown names them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'bash',
  json: 'json',
  js: 'typescript',
  ts: 'typescript',
  tsx: 'typescript',
  html: 'xml',
  css: 'plain',
};

export interface CompiledMarkdown {
  /** Of its first heading, as text. */
  title: string;
  /** Its first paragraph, as text. */
  description: string;
  /** All but the first heading. */
  html: string;
  /** Headings of the second level. */
  sections: { id: string; title: string }[];
  /** Ids of all headings. */
  ids: string[];
}

/**
 * Compiles Markdown to HTML that needs neither script nor inline style: headings link to themselves, code is marked up
 * by classes, and what is too wide scrolls by itself.
 *
 * @param resolveLink Where a link leads; null for nowhere, which leaves its words.
 */
export function compileMarkdown(
  source: string,
  resolveLink: (href: string) => string | null,
): CompiledMarkdown {
  const ids: string[] = [];
  const sections: CompiledMarkdown['sections'] = [];
  let title = '';
  let description = '';
  let nearest = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = toText(tokens);
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = toSlug(text, ids);
        ids.push(id);
        nearest = text;
        if (depth === 2) sections.push({ id, title: text });
        return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      paragraph({ tokens }) {
        description ||= toText(tokens);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = resolveLink(href);
        return target === null ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
      },
      code({ text, lang = '' }) {
        const language = LANGUAGES[lang];
        const code =
          language && hljs.getLanguage(language)
            ? hljs.highlight(text, { language }).value
            : escapeHtml(text);
        return `<pre tabindex="0"><code>${code}</code></pre>\n`;
      },
      table({ header, rows }) {
        const cells = (tag: string, row: Tokens.TableCell[]) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        // Markdown has no table without a head; one that is empty names nothing.
        const head = header.some(({ text }) => text !== '') ? `<thead>${cells('th', header)}</thead>` : '';
        const body = `<tbody>${rows.map((row) => cells('td', row)).join('')}</tbody>`;
        return `<div data-part="table" role="group" aria-label="${escapeHtml(`Table: ${nearest || title}`)}" tabindex="0"><table>${head}${body}</table></div>\n`;
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  const html = marked.parse(source, { async: false });
  return { title, description, html, sections, ids };
}

/** The id that code hosts give to a heading, so that a link to it works there and here. */
function toSlug(text: string, taken: readonly string[]): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
  let id = slug;
  for (let count = 1; taken.includes(id); count += 1) id = `${slug}-${count}`;
  return id;
}

/** Strips the marks from inline Markdown. */
function toText(
  tokens: readonly { type: string; text?: string; raw: string; tokens?: Tokens.Generic[] }[],
): string {
  return tokens
    .map((token) => (token.tokens ? toText(token.tokens) : decodeEntities(token.text ?? token.raw)))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (found) => ENTITIES[found] ?? found);

function escapeHtml(text: string): string {
  const found = Object.entries(ENTITIES);
  return text.replaceAll(/[&<>"']/g, (letter) => found.find(([, value]) => value === letter)?.[0] ?? letter);
}
