import { Check, CircleAlert, Info, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';
import { useMessages } from '../../messages/MessagesContext';
import { Icon, type LucideIcon } from '../Icon';
import { actionButton, dismissButton, region, text, toast as toastClass } from './Toast.css';
import { toastMessages } from './Toast.messages';
import { TOAST_DURATION_MS, type Toast, type ToastQueue, type ToastTone } from './toast-queue';

const icons: Record<ToastTone, LucideIcon> = { info: Info, success: Check, danger: CircleAlert };
const none: readonly Toast[] = [];

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  queue: ToastQueue;
}

/** Shows toasts and announces them in a live region. Render it once per page, from the start. */
export function ToastRegion({ queue, className, ref, ...rest }: ToastRegionProps) {
  const messages = useMessages(toastMessages);
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  const before = useRef<HTMLElement>(null);
  const own = useRef<HTMLElement>(null);
  const handleToastKey = useToastKeys({ region: own, before, isShown: toasts.length > 0 });
  const mergedRef = useMergedRef(own, ref);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    handleToastKey(event);
  };
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    rest.onFocus?.(event);
    const { currentTarget, relatedTarget } = event;
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  return (
    <section
      data-component="ToastRegion"
      aria-label={messages.format('toast.region')}
      aria-live="polite"
      aria-relevant="additions text"
      aria-keyshortcuts={TOAST_KEY}
      {...rest}
      ref={mergedRef}
      className={classNames(region, className)}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    >
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} queue={queue} before={before} />
      ))}
    </section>
  );
}

interface ToastBarProps {
  toast: Toast;
  queue: ToastQueue;
  /** Element that had the focus before it moved to a toast. */
  before: RefObject<HTMLElement | null>;
}

function ToastBar({ toast, queue, before }: ToastBarProps) {
  const messages = useMessages(toastMessages);
  const ref = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  // React fires no blur event when a focused toast is removed.
  useLayoutEffect(() => setIsFocused(ref.current?.matches(':focus-within') ?? false));
  const { id, durationMs = TOAST_DURATION_MS, tone = 'info', action } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => queue.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, queue, id, durationMs]);
  useMoveFocusOnUnmount(ref, (going) => {
    const neighbour = going.nextElementSibling ?? going.previousElementSibling;
    return neighbour?.querySelector('button') ?? before.current;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds it open
    <div
      ref={ref}
      data-part="toast"
      data-tone={tone}
      className={toastClass}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon icon={icons[tone]} />
      <span className={text}>{toast.text}</span>
      {action && (
        <button
          type="button"
          data-part="action"
          className={actionButton}
          onClick={() => {
            action.onAction();
            queue.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        data-part="dismiss"
        aria-label={messages.format('toast.dismiss')}
        className={dismissButton}
        onClick={() => queue.dismiss(id)}
      >
        <Icon icon={X} />
      </button>
    </div>
  );
}

/** Moves the focus to the toasts and back, also out of a modal dialog, which traps Tab. */
const TOAST_KEY = 'F6';

interface ToastPlaces {
  region: RefObject<HTMLElement | null>;
  /** Element that had the focus before it moved to a toast. */
  before: RefObject<HTMLElement | null>;
  /** True if there is a toast; otherwise the browser handles the key. */
  isShown: boolean;
}

const findButtons = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll('button') ?? []),
];

/**
 * Handles the keys of toasts: F6 moves to the newest one and back, Escape back. From a dialog's toast, Tab past the
 * first or last button also returns: the page behind the dialog must stay unreachable.
 *
 * @returns a key handler for the region
 */
function useToastKeys({ region, before, isShown }: ToastPlaces) {
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
      if (key !== TOAST_KEY || ctrlKey || altKey || metaKey || shiftKey || defaultPrevented) return;
      const isThere = region.current?.contains(document.activeElement) ?? false;
      const newest = region.current?.querySelector<HTMLElement>('[data-part="toast"]:last-child button');
      const next = isThere ? before.current : newest;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown, region, before]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { current: back } = before;
    if (!back?.isConnected) return;
    const buttons = findButtons(region.current);
    const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
    const leaves = event.key === 'Tab' && event.target === edge && back.closest('[data-dialog]') !== null;
    if (event.key !== 'Escape' && !leaves) return;
    event.preventDefault();
    back.focus();
  };
}
