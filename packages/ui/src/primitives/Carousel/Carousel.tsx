import useEmblaCarousel from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { mergeProps } from 'react-aria';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton } from '../IconButton';
import { animateScroll } from './animate-scroll';
import { bar, dot, dots, root, slide, track, viewport } from './Carousel.css';
import { useAutoplay } from './useAutoplay';
import { useSelectedSlide } from './useSelectedSlide';

/** How long a slide stays. @see MKT-006, MKT-014 */
export const CAROUSEL_INTERVAL_MS = 2500;

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the slides are about. */
  label: string;
  /** One child a slide. */
  children: ReactNode;
  /** Plays by itself; waits while pointed at or focused, and never starts under reduced motion. Default `true`. */
  autoplay?: boolean;
  /** Default 2500. */
  intervalMs?: number;
}

/** Slides, one at a time, with dots and a pause button. A slide comes in within 500 ms, at once under reduced motion. */
export function Carousel({
  label,
  children,
  autoplay = true,
  intervalMs = CAROUSEL_INTERVAL_MS,
  className,
  ...rest
}: CarouselProps) {
  const messages = useMessages();
  const slides = Children.toArray(children);
  const [viewportRef, embla] = useEmblaCarousel({
    loop: true,
    direction: messages.direction,
  });
  useEffect(() => embla && animateScroll(embla), [embla]);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const selected = useSelectedSlide(embla);
  const { isPlaying, isRunning, toggle, hold } = useAutoplay(embla, {
    wanted: autoplay && slides.length > 1,
    intervalMs,
    isStill,
  });
  return (
    <section
      data-component="Carousel"
      data-state={isPlaying ? 'playing' : 'paused'}
      aria-roledescription="carousel"
      aria-label={label}
      {...mergeProps(rest, hold)}
      className={classNames(root, className)}
    >
      <div ref={viewportRef} className={viewport}>
        <div className={track} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map((content, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern of a carousel asks for a group
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
              key={index}
              role="group"
              data-part="slide"
              aria-roledescription="slide"
              aria-label={messages.format('carousel.slide', { position: index + 1, total: slides.length })}
              inert={index !== selected}
              className={slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={bar}>
          <div data-part="dots" className={dots}>
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
                key={index}
                type="button"
                aria-label={messages.format('carousel.goTo', { position: index + 1 })}
                aria-current={index === selected ? true : undefined}
                className={dot}
                onClick={() => embla?.scrollTo(index, isStill)}
              />
            ))}
          </div>
          <IconButton
            size="small"
            tone="quiet"
            icon={isPlaying ? Pause : Play}
            label={messages.format(isPlaying ? 'carousel.pause' : 'carousel.play')}
            onClick={toggle}
          />
        </div>
      )}
    </section>
  );
}
