import useEmblaCarousel from 'embla-carousel-react';
import { Pause, Play } from 'lucide-react';
import {
  Children,
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { mergeProps } from 'react-aria';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton } from '../IconButton';
import { animateScroll } from './animate-scroll';
import { bar, dot, dots, root, slide, track, viewport } from './Carousel.css';
import { carouselMessages } from './Carousel.messages';
import type { EmblaApi } from './embla-api';

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
  const messages = useMessages(carouselMessages);
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

/** The slide in view, counted from 0. */
function useSelectedSlide(embla: EmblaApi): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener);
      return () => {
        embla?.off('select', listener).off('reInit', listener);
      };
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

interface AutoplayOptions {
  /** True if it starts by itself. */
  wanted: boolean;
  intervalMs: number;
  /** The reader asked for less motion: it does not start by itself, and slides change without moving. */
  isStill: boolean;
}

interface Autoplay {
  /** True if it plays on by itself; true also while it is only held. */
  isPlaying: boolean;
  /** True if slides come by themselves now. */
  isRunning: boolean;
  toggle: () => void;
  /** Handlers for the root: pointing at it and focusing in it hold the slides. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Goes to the next slide at each interval, until paused; a reader who asked for less motion starts it. */
function useAutoplay(embla: EmblaApi, { wanted, intervalMs, isStill }: AutoplayOptions): Autoplay {
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPlaying = choice === null ? wanted && !isStill : choice === 'playing';
  const isRunning = isPlaying && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!embla || !isRunning) return;
    const timer = setInterval(() => embla.scrollNext(isStill), intervalMs);
    return () => clearInterval(timer);
  }, [embla, isRunning, intervalMs, isStill]);

  const toggle = () => {
    setChoice(isPlaying ? 'paused' : 'playing');
    // The press itself points at it and focuses it; only what comes after it holds the slides again.
    setIsPointedAt(false);
    setIsFocused(false);
  };

  return {
    isPlaying,
    isRunning,
    toggle,
    hold: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
