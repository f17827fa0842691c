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

/** Default size in px: the attributes that keep the page still until the file is there. */
const dimensions: Record<ArtKind, { width: number; height: number }> = {
  plate: { width: 400, height: 300 },
  thumb: { width: 40, height: 28 },
  seal: { width: 28, height: 28 },
};

export interface ArtProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  kind: ArtKind;
  /** A path from the domain's `artPath`, or the address of a real picture, which replaces the drawing. */
  src: string;
  /** What it shows, where it stands for the product; empty beside a name, which is the default. */
  alt?: string;
  /** Default `lazy`; `eager` above the fold. */
  loading?: 'lazy' | 'eager';
}

/**
 * A drawing made from name and sector, or the picture that replaced it. The provider says which host serves drawings;
 * without one they are drawn in the page, and until then there is a tinted ground of the same size.
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
