import { Check, CircleAlert, Info, X } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon, type LucideIcon } from '../Icon';
import { actionButton, dismissButton, region, text, toast as toastClass } from './Toast.css';
import { TOAST_DURATION_MS, type Toast, type ToastQueue, type ToastTone } from './toast-queue';

const icons: Record<ToastTone, LucideIcon> = { info: Info, success: Check, danger: CircleAlert };
const none: readonly Toast[] = [];

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  queue: ToastQueue;
}

/** Where toasts appear, and the live region that reads them out. Stands once on a page, from the start. */
export function ToastRegion({ queue, className, ...rest }: ToastRegionProps) {
  const messages = useMessages();
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  return (
    <section
      data-component="ToastRegion"
      aria-label={messages.format('toast.region')}
      aria-live="polite"
      aria-relevant="additions text"
      {...rest}
      className={classNames(region, className)}
    >
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} queue={queue} />
      ))}
    </section>
  );
}

function ToastBar({ toast, queue }: { toast: Toast; queue: ToastQueue }) {
  const messages = useMessages();
  const [isHeld, setIsHeld] = useState(false);
  const { id, durationMs = TOAST_DURATION_MS, tone = 'info', action } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => queue.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, queue, id, durationMs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds it open
    <div
      data-part="toast"
      data-tone={tone}
      className={toastClass}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
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
