import type { Post } from '@millrace/api-client';
import { Link } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FocusEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { clamped, more, onPhones, text as textClass } from './PostText.css';
import { textSegments } from './text-segments';
import { useClamp } from './useClamp';

/** What somebody wrote, in three lines until it is opened; mentions and addresses are links. @see FEED-035 */
export function PostText({ post }: { post: Pick<Post, 'text' | 'mentions'> }) {
  const messages = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isLong } = useClamp(post.text);
  const segments = useMemo(() => textSegments(post.text, post.mentions), [post.text, post.mentions]);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the button was when a long text was closed whose head is out of sight. */
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
    // A link in a line that is cut away would have the focus unseen.
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
      {isLong && (
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
