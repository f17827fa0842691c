import { describe, expect, it } from 'vitest';
import {
  diagramLink,
  diagramPath,
  diagramWay,
  isDiagramOpen,
  isWithinDiagram,
  withDiagram,
  withDiagramPath,
  withDiagramWay,
} from './diagram-address';

const page = 'https://millrace.example/product/silica/p1?tab=value-chain#suppliers';

describe('the address of the diagram', () => {
  it('round-trips a position', () => {
    const link = diagramLink(page, ['fiber', 'cable']);
    expect(link).toBe(
      'https://millrace.example/product/silica/p1?tab=value-chain&diagram=open&path=fiber.cable',
    );
    const { searchParams } = new URL(link);
    expect(isDiagramOpen(searchParams)).toBe(true);
    expect(diagramPath(searchParams)).toEqual(['fiber', 'cable']);
    expect(diagramLink(link, [])).not.toContain('path');
  });

  it('drops the position when the diagram closes, and keeps other parameters', () => {
    const open = new URLSearchParams('tab=value-chain&diagram=open&path=fiber');
    expect(withDiagram(open, false).toString()).toBe('tab=value-chain');
    expect(withDiagramPath(open, []).toString()).toBe('tab=value-chain&diagram=open');
    expect(open.get('path')).toBe('fiber');
  });

  it('has no position without parameters', () => {
    expect(diagramPath(new URLSearchParams())).toEqual([]);
    expect(diagramPath(new URLSearchParams('path='))).toEqual([]);
    expect(isDiagramOpen(new URLSearchParams('diagram=1'))).toBe(false);
  });

  it('skips revalidation when only the position changes', () => {
    const at = (query: string, path = '/product/silica/p1') =>
      new URL(`https://millrace.example${path}?${query}`);
    const from = at('tab=value-chain&diagram=open&path=fiber');
    const leads = (nextUrl: URL) => isWithinDiagram({ currentUrl: from, nextUrl });
    expect(leads(at('tab=value-chain&diagram=open&path=fiber.cable'))).toBe(true);
    expect(leads(at('tab=value-chain'))).toBe(true);
    expect(leads(at('tab=suppliers'))).toBe(false);
    expect(leads(at('tab=value-chain', '/product/glass/p2'))).toBe(false);
    // A page that is asked for again is to be read again.
    expect(leads(from)).toBe(false);
  });
});

it('keeps which way links are followed while the diagram is open, and no place of the other way', () => {
  const open = new URLSearchParams('tab=valuechain&diagram=open&path=a.b');
  const inputs = withDiagramWay(open, 'inputs');
  expect(inputs.toString()).toBe('tab=valuechain&diagram=open&way=inputs');
  expect(diagramWay(inputs)).toBe('inputs');
  expect(withDiagramWay(inputs, 'applications').toString()).toBe('tab=valuechain&diagram=open');
  expect(diagramWay(open)).toBe('applications');
  expect(withDiagram(inputs, false).toString()).toBe('tab=valuechain');
});
