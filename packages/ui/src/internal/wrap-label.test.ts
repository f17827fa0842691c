import { describe, expect, it } from 'vitest';
import { createTextMeasure, estimateWidth, wrapLabel } from './wrap-label';

/** Ten px a character, so that 150 px are fifteen. */
const measure = (text: string) => [...text].length * 10;

describe('wrapLabel', () => {
  it('wraps at 150 px [TREE-009]', () => {
    const wrappedLines = (widthPx: number) =>
      wrapLabel('Two words', (text) => (text.length / 'Two words'.length) * widthPx).lines;
    expect(wrappedLines(150)).toEqual(['Two words']);
    expect(wrappedLines(151)).toEqual(['Two', 'words']);
  });

  it('breaks into two even lines, after spaces and hyphens', () => {
    expect(wrapLabel('Polarisation-maintaining fiber', measure, { maxWidth: 170 }).lines).toEqual([
      'Polarisation-',
      'maintaining fiber',
    ]);
    expect(wrapLabel('Offshore wind export link', measure).lines).toEqual(['Offshore wind', 'export link']);
  });

  it('breaks what would fit when it is wider than is comfortable', () => {
    expect(wrapLabel('Patch cord', measure, { comfortableWidth: 60 }).lines).toEqual(['Patch', 'cord']);
    expect(wrapLabel('Patchcord', measure, { comfortableWidth: 60 }).lines).toEqual(['Patchcord']);
  });

  it('cuts what does not fit into two lines', () => {
    const label = wrapLabel('High-temperature superconducting magnet for fusion research', measure);
    expect(label.cut).toBe(true);
    expect(label.lines).toHaveLength(2);
    expect(label.lines[1]).toMatch(/…$/);
    for (const line of label.lines) expect(measure(line)).toBeLessThanOrEqual(150);
  });

  it('breaks a word that is too wide alone, between characters', () => {
    const label = wrapLabel('Donaudampfschiffahrtsgesellschaft', measure);
    expect(label.lines).toEqual(['Donaudampfschif', 'fahrtsgesellsc…']);
    expect(wrapLabel('光ファイバー母材製造装置一式光ファイバー', measure).lines[0]).toHaveLength(15);
  });

  it('breaks such a word after a syllable, with a hyphen, where both parts fit', () => {
    expect(wrapLabel('Octamethylcyclotetrasiloxane (D4)', measure, { maxWidth: 200 })).toEqual({
      lines: ['Octamethylcyclo-', 'tetrasiloxane (D4)'],
      width: 180,
      cut: false,
    });
  });

  it('never says less than the text where it fits, whatever the width', () => {
    for (let maxWidth = 80; maxWidth < 400; maxWidth += 10) {
      const { lines, cut, width } = wrapLabel('Inertial navigation unit', measure, { maxWidth });
      expect(width).toBeLessThanOrEqual(maxWidth);
      if (!cut) expect(lines.join(' ')).toBe('Inertial navigation unit');
    }
  });

  it('estimates where there is no canvas', () => {
    expect(createTextMeasure()('Loose-tube cable')).toBe(estimateWidth('Loose-tube cable'));
    expect(estimateWidth('Loose-tube cable')).toBeGreaterThan(80);
    expect(estimateWidth('Loose-tube cable')).toBeLessThan(130);
  });
});
