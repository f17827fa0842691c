import { SECTORS, type Sector } from '@millrace/domain';

/** Colours of the plate as canvas takes them, in the theme that holds at the moment. */
export interface PlatePalette {
  plate: string;
  guide: string;
  strand: string;
  /** Strands of the path from the root to the selected product. */
  path: string;
  /** The middle strand of that path, and what was found. */
  highlight: string;
  branch: string;
  leaf: string;
  rootBar: string;
  /** By sector; the neutral hue under `none`. */
  sectors: Readonly<Record<Sector | 'none', string>>;
}

/** A CSS colour (usually `var(--…)`) for each part of the palette; the style sheet of the plate provides them. */
export type PlateColorSources = PlatePalette;

/**
 * Resolves the colours as the plate element sees them: its theme, its sector hues, the system's own colours where
 * the reader forces them.
 *
 * @param probe An element inside the plate that shows nothing; its `color` is set for a moment.
 */
export function readPalette(probe: HTMLElement, sources: PlateColorSources): PlatePalette {
  const resolve = (color: string) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const sectors = Object.fromEntries(
    [...SECTORS.map(({ key }) => key), 'none' as const].map((key) => [key, resolve(sources.sectors[key])]),
  ) as Record<Sector | 'none', string>;
  const palette = {
    plate: resolve(sources.plate),
    guide: resolve(sources.guide),
    strand: resolve(sources.strand),
    path: resolve(sources.path),
    highlight: resolve(sources.highlight),
    branch: resolve(sources.branch),
    leaf: resolve(sources.leaf),
    rootBar: resolve(sources.rootBar),
    sectors,
  };
  probe.style.color = '';
  return palette;
}
