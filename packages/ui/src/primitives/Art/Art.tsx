import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { art } from './Art.css';
import { BLANK_PICTURE, useArtSource } from './useArtSource';

/**
 * Three sizes, each with its own drawing: `plate` from 240 px wide, `thumb` 40 to 96 px for products, `seal`
 * 28 to 40 px for companies.
 */
export const ART_KINDS = ['plate', 'thumb', 'seal'] as const;
export type ArtKind = (typeof ART_KINDS)[number];

/** Intrinsic size in px, so that loading the file causes no layout shift. */
const dimensions: Record<ArtKind, { width: number; height: number }> = {
  plate: { width: 400, height: 300 },
  thumb: { width: 40, height: 28 },
  seal: { width: 28, height: 28 },
};

export interface ArtProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  kind: ArtKind;
  /** A path from the domain's `artPath`, or the URL of a real picture, which replaces the drawing. */
  src: string;
  /** Alternative text if the art stands for the product; empty beside a name, which is the default. */
  alt?: string;
  /** Default `lazy`; `eager` above the fold. */
  loading?: 'lazy' | 'eager';
}

/**
 * Renders a drawing generated from name and sector, or the picture that replaces it. The provider names the host that
 * serves drawings; without one they are drawn in the browser. A tinted placeholder of the same size shows until then.
 */
export function Art({ kind, src, alt = '', loading = 'lazy', className, ...rest }: ArtProps) {
  const source = useArtSource(src);
  return (
    <img
      data-component="Art"
      data-kind={kind}
      data-state={source === BLANK_PICTURE ? 'blank' : undefined}
      decoding="async"
      {...dimensions[kind]}
      {...rest}
      src={source}
      alt={alt}
      loading={loading}
      className={classNames(art({ kind }), className)}
    />
  );
}
