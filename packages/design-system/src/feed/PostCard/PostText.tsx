import { POST_CLAMP_LINES } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FocusEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { postCardMessages } from './PostCard.messages';
import { clamped, more, onPhones, text as textClass } from './PostText.css';
import type { Post } from './post';
import { textSegments } from './text-segments';

interface PostTextProps {
  post: Pick<Post, 'text' | 'mentions'>;
  /** Shows all of a text, without a control that closes it. Default `false`: three lines until it is opened. */
  defaultOpen?: boolean | undefined;
}

/** Text of a post, clamped to three lines; mentions and addresses are links. @see FEED-035 */
export function PostText({ post, defaultOpen = false }: PostTextProps) {
  const messages = useMessages(postCardMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const { ref, isLong } = useClamp(post.text);
  const segments = useMemo(() => textSegments(post.text, post.mentions ?? []), [post.text, post.mentions]);
  const button = useRef<HTMLButtonElement>(null);
  /** Position of the button before a long text was collapsed, to correct the scroll position. */
  const pressedAt = useRef<number | null>(null);
  const handlePress = () => {
    const isHeadGone = (ref.current?.getBoundingClientRect().top ?? 0) < 0;
    pressedAt.current = isOpen && isHeadGone ? (button.current?.getBoundingClientRect().top ?? null) : null;
    setIsOpen(!isOpen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button moves when the text is closed
  useLayoutEffect(() => {
    if (pressedAt.current === null || !button.current) return;
    const moved = button.current.getBoundingClientRect().top - pressedAt.current;
    pressedAt.current = null;
    window.scrollBy({ top: moved, behavior: 'instant' });
  }, [isOpen]);
  const handleFocus = ({ target }: FocusEvent<HTMLAnchorElement>) => {
    // Expand the text, as a focused link in a clamped line would be invisible.
    if (ref.current && target.offsetTop - ref.current.offsetTop >= ref.current.clientHeight) setIsOpen(true);
  };
  return (
    <div>
      <div
        ref={ref}
        id={id}
        data-part="text"
        data-state={isOpen ? 'open' : 'clamped'}
        dir="auto"
        className={classNames(textClass, !isOpen && clamped)}
      >
        {segments.map(({ text, href, kind }, place) =>
          href === undefined ? (
            text
          ) : (
            <Link
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
              key={place}
              href={href}
              onFocus={handleFocus}
              {...(kind === 'link' && { rel: 'nofollow ugc noopener' })}
            >
              {text}
            </Link>
          ),
        )}
      </div>
      {isLong && !defaultOpen && (
        <button
          ref={button}
          type="button"
          data-part="more"
          aria-expanded={isOpen}
          aria-controls={id}
          className={classNames(more, isLong === 'on-phones' && onPhones)}
          onClick={handlePress}
        >
          {messages.format(isOpen ? 'post.showLess' : 'post.showMore')}
        </button>
      )}
    </div>
  );
}

/** Character counts that need more than three lines, at the maximum of 66 per line and at the width of a phone. */
const SURELY_LONG = { anywhere: 260, onPhones: 140 };

interface Clamp {
  /** Ref of the text element. */
  ref: RefObject<HTMLDivElement | null>;
  /** True if the text is clamped; `on-phones` is the server's estimate for texts of medium length. */
  isLong: boolean | 'on-phones';
}

/**
 * Clamps a text to three lines and returns if it is longer. Measured after rendering, and again when its width or font
 * changes; the server estimates by the length, to limit layout shift. @see FEED-035
 */
function useClamp(text: string): Clamp {
  const ref = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState<Clamp['isLong']>(() => looksLong(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsLong(needsMore(element));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text]);

  return { ref, isLong };
}

function looksLong(text: string): Clamp['isLong'] {
  if (text.length > SURELY_LONG.anywhere || text.split('\n').length > POST_CLAMP_LINES) return true;
  return text.length > SURELY_LONG.onPhones && 'on-phones';
}

function needsMore(element: HTMLElement): boolean {
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  // Tolerance of half a line for rounded heights.
  return element.scrollHeight > lineHeight * (POST_CLAMP_LINES + 0.5);
}
