import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMergedRef } from '../../internal/useMergedRef';
import { Icon, type LucideIcon } from '../Icon';
import { body, notice, sign } from './Notice.css';

export const NOTICE_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof NOTICE_TONES)[number];

/** Icon of each tone, shared with Banner. */
export const NOTICE_ICONS: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** Default `info`. */
  tone?: NoticeTone;
}

/**
 * Shows a short message in the place it concerns. Danger is announced assertively, other tones politely; a notice that
 * is present from the start needs neither: pass `role="note"`. In a dialog, a danger notice scrolls into view, as the
 * content may be longer than the window.
 */
export function Notice({ tone = 'info', className, children, ref, ...rest }: NoticeProps) {
  const mergedRef = useMergedRef(tone === 'danger' ? bringIntoView : undefined, ref);
  return (
    <div
      data-component="Notice"
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      ref={mergedRef}
      className={classNames(notice({ tone }), className)}
    >
      <Icon icon={NOTICE_ICONS[tone]} className={sign({ tone })} />
      <div className={body}>{children}</div>
    </div>
  );
}

function bringIntoView(notice: HTMLDivElement | null): void {
  if (notice?.closest('[data-dialog]')) notice.scrollIntoView({ block: 'nearest' });
}
