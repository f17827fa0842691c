import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { prose } from './Prose.css';

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** 15/1.42 for comments, 16/1.5 for descriptions, 17 for posts. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** What somebody wrote as prose: descriptions, posts, comments, articles. Never data, controls or notices. */
export function Prose({ size = 'medium', className, ...rest }: ProseProps) {
  return <div data-component="Prose" {...rest} className={classNames(prose({ size }), className)} />;
}
