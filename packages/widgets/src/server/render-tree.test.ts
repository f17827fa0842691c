import { h } from 'preact';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Tree } from '../shared/payload';
import { parseTree, renderTree } from './render-tree';

const render = (view: unknown) => renderTree(view as ReactElement);

describe('a tree of plain arrays', () => {
  it('holds the tag, its attributes as a flat list, and its children', () => {
    expect(render(h('a', { href: '/x', title: 'y' }, 'Text', h('b', null, '!')))).toEqual([
      'a',
      ['href', '/x', 'title', 'y'],
      'Text',
      ['b', [], '!'],
    ]);
  });

  it('keeps the capitals of names in drawings', () => {
    expect(render(h('svg', { viewBox: '0 0 1 1' }, h('linearGradient', null)))).toEqual([
      'svg',
      ['viewBox', '0 0 1 1'],
      ['linearGradient', []],
    ]);
  });

  it('has one node for a text that holds characters which markup escapes', () => {
    expect(render(h('p', null, 'A & B < C'))).toEqual(['p', [], 'A & B < C']);
  });

  it('gives attributes without a value the empty one', () => {
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
  ])('lets a hostile name be text and nothing else: %s', (name) => {
    const tree = render(h('p', { title: name, 'aria-label': name }, name));
    expect(tree).toEqual(['p', ['title', name, 'aria-label', name], name]);
    expect(tagsIn(tree)).toEqual(['p']);
  });

  it('refuses what has no one root', () => {
    expect(() => parseTree('only text')).toThrow('one root');
  });
});

function tagsIn(tree: Tree): string[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  return [tag, ...children.flatMap(tagsIn)];
}
