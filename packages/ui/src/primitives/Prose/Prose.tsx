import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { prose } from './Prose.css';

/** Font size/line height: 15/1.42 for comments, 16/1.5 for descriptions, 17 for posts. */
export const PROSE_SIZES = ['small', 'medium', 'large'] as const;
export type ProseSize = (typeof PROSE_SIZES)[number];

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Default `medium`. */
  size?: ProseSize;
}

/** Renders prose: descriptions, posts, comments, articles. Never data, controls or notices. */
export function Prose({ size = 'medium', className, ...rest }: ProseProps) {
  return <div data-component="Prose" {...rest} className={classNames(prose({ size }), className)} />;
}
