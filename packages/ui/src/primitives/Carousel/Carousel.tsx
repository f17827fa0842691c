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

/** Default time that a slide stays, in ms. @see MKT-006, MKT-014 */
export const CAROUSEL_INTERVAL_MS = 2500;

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the carousel. */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** Autoplay; pauses on hover and focus, and never starts under reduced motion. Default `true`. */
  autoplay?: boolean;
  /** Interval in ms. Default 2500. */
  intervalMs?: number;
}

/** Shows slides one at a time, with dots and a pause button. Transitions take 500 ms, none under reduced motion. */
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

/** Index of the slide in view, from 0. */
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
  /** True if it starts automatically. */
  wanted: boolean;
  intervalMs: number;
  /** Under reduced motion it does not start automatically, and slides change without animation. */
  isStill: boolean;
}

interface Autoplay {
  /** True if autoplay is on, also while hover or focus pauses it. */
  isPlaying: boolean;
  /** True if slides advance automatically now. */
  isRunning: boolean;
  toggle: () => void;
  /** Event handlers of the root: hover and focus pause the slides. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Advances to the next slide at each interval until paused. Under reduced motion it starts only on request. */
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
    // The press itself hovers and focuses the button; only later hover or focus pauses the slides again.
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
