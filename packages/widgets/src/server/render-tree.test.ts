import { h } from 'preact';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Tree } from '../shared/payload';
import { parseTree, renderTree } from './render-tree';

const render = (view: unknown) => renderTree(view as ReactElement);

describe('renderTree', () => {
  it('returns tag, flat attributes and children', () => {
    expect(render(h('a', { href: '/x', title: 'y' }, 'Text', h('b', null, '!')))).toEqual([
      'a',
      ['href', '/x', 'title', 'y'],
      'Text',
      ['b', [], '!'],
    ]);
  });

  it('keeps camelCase attribute names of SVG', () => {
    expect(render(h('svg', { viewBox: '0 0 1 1' }, h('linearGradient', null)))).toEqual([
      'svg',
      ['viewBox', '0 0 1 1'],
      ['linearGradient', []],
    ]);
  });

  it('returns one text node for text with escaped characters', () => {
    expect(render(h('p', null, 'A & B < C'))).toEqual(['p', [], 'A & B < C']);
  });

  it('returns an empty value for boolean attributes', () => {
    expect(render(h('slot', { inert: true }))).toEqual(['slot', ['inert', '']]);
  });

  it.each([
    '</p><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--',
    ']]>',
    '&lt;script&gt;',
    '\u2028</style>',
    '<svg><script>0</script></svg>',
  ])('keeps a hostile name as text: %s', (name) => {
    const tree = render(h('p', { title: name, 'aria-label': name }, name));
    expect(tree).toEqual(['p', ['title', name, 'aria-label', name], name]);
    expect(tagsIn(tree)).toEqual(['p']);
  });

  it('throws without a single root', () => {
    expect(() => parseTree('only text')).toThrow('one root');
  });
});

function tagsIn(tree: Tree): string[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  return [tag, ...children.flatMap(tagsIn)];
}
