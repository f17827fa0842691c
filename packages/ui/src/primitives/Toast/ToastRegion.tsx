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
import { TOAST_DURATION_MS, type Toast, type ToastQueue, type ToastTone } from './toast-queue';
import { TOAST_KEY, useToastKeys } from './useToastKeys';

const icons: Record<ToastTone, LucideIcon> = { info: Info, success: Check, danger: CircleAlert };
const none: readonly Toast[] = [];

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  queue: ToastQueue;
}

/** Shows toasts and announces them in a live region. Render it once per page, from the start. */
export function ToastRegion({ queue, className, ref, ...rest }: ToastRegionProps) {
  const messages = useMessages();
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
  /** What had the focus before it came to a toast. */
  before: RefObject<HTMLElement | null>;
}

function ToastBar({ toast, queue, before }: ToastBarProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  // React tells nothing of a focus that comes from a toast that goes.
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
