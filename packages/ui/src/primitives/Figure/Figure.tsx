import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { caption as captionClass, figure, frame, number as numberClass } from './Figure.css';
import { figureMessages } from './Figure.messages';

/** `strong` frames the main plate of a page, `hairline` all others, `none` content with its own frame. */
export const FIGURE_BORDERS = ['hairline', 'strong', 'none'] as const;
export type FigureBorder = (typeof FIGURE_BORDERS)[number];

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** Number on the page, from 1 in reading order. */
  number: number;
  /** Caption: one plain sentence. */
  caption: ReactNode;
  /** Content: an Art plate, a chart, a drawing. */
  children: ReactNode;
  /** Default `hairline`. */
  border?: FigureBorder;
}

/** Shows an illustration in a frame, with a numbered caption. */
export function Figure({ number, caption, children, border = 'hairline', className, ...rest }: FigureProps) {
  const messages = useMessages(figureMessages);
  return (
    <figure data-component="Figure" {...rest} className={classNames(figure, className)}>
      <div data-part="frame" className={frame({ border })}>
        {children}
      </div>
      <figcaption data-part="caption" className={captionClass}>
        <b className={numberClass}>{messages.format('figure.number', { number })}</b> {caption}
      </figcaption>
    </figure>
  );
}
