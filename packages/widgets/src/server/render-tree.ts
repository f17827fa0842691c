import { Parser } from 'htmlparser2';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import type { TreeElement } from '../shared/payload';

/**
 * Renders a view with one root element to a tree of plain arrays. Preact renders it to markup, escaping every value,
 * and a parser reads that markup: names can only become text, never elements.
 */
export function renderTree(view: ReactElement): TreeElement {
  return parseTree(renderToString(view as unknown as VNode));
}

/** Parses the markup of one element. @throws if there is none. */
export function parseTree(markup: string): TreeElement {
  const roots: TreeElement = ['', []];
  const open: TreeElement[] = [roots];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element: TreeElement = [tag, Object.entries(attributes).flat()];
        open.at(-1)?.push(element);
        open.push(element);
      },
      ontext(text) {
        const parent = open.at(-1) ?? roots;
        const last = parent.at(-1);
        // The parser emits text in pieces; merge them into one node.
        if (parent.length > 2 && typeof last === 'string') parent[parent.length - 1] = last + text;
        else parent.push(text);
      },
      onclosetag() {
        open.pop();
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(markup);
  const root = roots[2];
  if (root === undefined || typeof root === 'string') throw new Error('A card needs one root element.');
  return root;
}
