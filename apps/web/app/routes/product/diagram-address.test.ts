import { describe, expect, it } from 'vitest';
import {
  diagramLink,
  diagramPath,
  isDiagramOpen,
  isWithinDiagram,
  withDiagram,
  withDiagramPath,
} from './diagram-address';

const page = 'https://millrace.example/product/silica/p1?tab=value-chain#suppliers';

describe('The address of the diagram', () => {
  it('names a place so that what it leads to is read again', () => {
    const link = diagramLink(page, ['fiber', 'cable']);
    expect(link).toBe(
      'https://millrace.example/product/silica/p1?tab=value-chain&diagram=open&path=fiber.cable',
    );
    const { searchParams } = new URL(link);
    expect(isDiagramOpen(searchParams)).toBe(true);
    expect(diagramPath(searchParams)).toEqual(['fiber', 'cable']);
    expect(diagramLink(link, [])).not.toContain('path');
  });

  it('forgets the place when the diagram closes, and keeps what else it says', () => {
    const open = new URLSearchParams('tab=value-chain&diagram=open&path=fiber');
    expect(withDiagram(open, false).toString()).toBe('tab=value-chain');
    expect(withDiagramPath(open, []).toString()).toBe('tab=value-chain&diagram=open');
    expect(open.get('path')).toBe('fiber');
  });

  it('names no place where none is written', () => {
    expect(diagramPath(new URLSearchParams())).toEqual([]);
    expect(diagramPath(new URLSearchParams('path='))).toEqual([]);
    expect(isDiagramOpen(new URLSearchParams('diagram=1'))).toBe(false);
  });

  it('asks the server for nothing anew while its reader goes about in it', () => {
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
