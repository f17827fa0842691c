import { createMessages } from '@millrace/ui/messages';
import { describe, expect, it } from 'vitest';
import { TreeModel } from '../../engine/tree-model';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { sampleGraph, sampleNode } from '../../testing/sample-graphs';
import { placeFact } from './diagram-texts';
import { drawDiagram, exportCsv, exportSvg } from './save-diagram';

const heads = {
  name: 'Name',
  level: 'Level',
  parent: 'Parent',
  weight: 'Suppliers',
  further: 'Further applications',
};

describe('exportCsv', () => {
  it('writes a line for each open place, with its level and its parent', () => {
    const tree = new TreeModel(
      sampleGraph('glass', { glass: ['fiber', 'tube'], fiber: ['cable'] }),
    ).visibleTree();
    expect(exportCsv(tree, heads, 'cycle')).toBe(
      [
        '\uFEFFName,Level,Parent,Suppliers,Further applications',
        'Product glass,0,,0,2',
        'Product fiber,1,Product glass,0,1',
        'Product tube,1,Product glass,0,0',
        '',
      ].join('\r\n'),
    );
  });

  it('leaves out weights that nobody gave a name', () => {
    const { weight: _, ...others } = heads;
    const tree = new TreeModel(sampleGraph('glass', { glass: ['fiber'] })).visibleTree();
    expect(exportCsv(tree, others, 'cycle').split('\r\n')[1]).toBe('Product glass,0,,1');
  });

  it('quotes what would end a cell, and makes text of what a spreadsheet would run', () => {
    const nodes = [
      sampleNode('a', { label: 'Fiber, "bend-insensitive"' }),
      sampleNode('b', { label: '=HYPERLINK("https://example.com")' }),
    ];
    const tree = new TreeModel({
      root: sampleNode('r', { label: 'Glass', childCount: 2 }),
      children: new Map([['r', { status: 'ready', nodes }]]),
    }).visibleTree();
    const text = exportCsv(tree, heads, 'cycle');
    expect(text).toContain('"Fiber, ""bend-insensitive""",1,Glass,0,0');
    expect(text).toContain(`"'=HYPERLINK(""https://example.com"")",1,Glass,0,0`);
  });
});

describe('a product that repeats one of its ancestors [GAP-086]', () => {
  const model = new TreeModel(sampleGraph('glass', { glass: ['fiber'], fiber: ['glass'] }));
  model.openTo(9);

  it('is told as a cycle in a table', () => {
    expect(exportCsv(model.visibleTree(), heads, 'cycle').split('\r\n').slice(1, 4)).toEqual([
      'Product glass,0,,0,1',
      'Product fiber,1,Product glass,0,1',
      'Product glass,2,Product fiber,0,cycle',
    ]);
  });

  it('is told as a cycle in drawings and on paper', () => {
    expect(
      model
        .visibleTree()
        .occurrences.map(
          placeFact(createMessages({ english: valueChainTexts }), { heading: 'Suppliers', format: String }),
        ),
    ).toEqual(['0', '0', 'cycle']);
  });
});

describe('exportSvg', () => {
  it('draws every open place and escapes names', () => {
    const tree = new TreeModel({
      root: sampleNode('r', { label: 'Glass', childCount: 1 }),
      children: new Map([['r', { status: 'ready', nodes: [sampleNode('a', { label: 'R&D <lab>' })] }]]),
    }).visibleTree();
    const hue = () => '#0cf';
    const colors = { plate: '#003', ink: '#fff', branch: '#336', findGroup: hue };
    const svg = exportSvg(drawDiagram(tree, () => '0 suppliers', colors));
    expect(svg).toContain('R&amp;D &lt;lab&gt;');
    expect(svg.match(/<path /g)).toHaveLength(1);
    // A name and a fact each.
    expect(svg.match(/<text /g)).toHaveLength(4);
    expect(svg).not.toMatch(/NaN|undefined|style=/);
  });
});
