import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { caption as captionClass, figure, frame, number as numberClass } from './Figure.css';
import { figureMessages } from './Figure.messages';

/** `strong` frames the one plate of a page, `hairline` all else, `none` what brings its own. */
export const FIGURE_BORDERS = ['hairline', 'strong', 'none'] as const;
export type FigureBorder = (typeof FIGURE_BORDERS)[number];

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** Counted from 1 on each page, in reading order. */
  number: number;
  /** One plain sentence. */
  caption: ReactNode;
  /** What is shown: an Art plate, a chart, a drawing. */
  children: ReactNode;
  /** Default `hairline`. */
  border?: FigureBorder;
}

/** A picture that counts, in a frame, with a numbered caption. */
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
