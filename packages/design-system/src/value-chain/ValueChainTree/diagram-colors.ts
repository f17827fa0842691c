import type { DiagramColors } from './draw-diagram';
import { type PlatePalette, readPalette } from './engine/plate-palette';
import { plateColors } from './plate-colors.css';

/** The plate's colours for a file that may be opened by a program that knows no oklch. */
export function diagramColors(probe: HTMLElement): DiagramColors {
  const palette = readPalette(probe, plateColors);
  const isKnown = (sector: string | null): sector is keyof PlatePalette['sectors'] =>
    sector !== null && sector in palette.sectors;
  const known = new Map<string, string>();
  const hex = (color: string) => {
    const found = known.get(color) ?? toHex(color);
    known.set(color, found);
    return found;
  };
  const sectorColor = (sector: string | null) => hex(palette.sectors[isKnown(sector) ? sector : 'none']);
  return {
    plate: hex(palette.plate),
    ink: hex(palette.path),
    branch: hex(palette.branch),
    linkColor: sectorColor,
    sectorColor,
  };
}

/** Has the browser paint the colour, and looks at the paint. */
function toHex(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return '#ffffff';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
