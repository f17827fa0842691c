import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { NOTICE_ICONS, type NoticeTone } from '../Notice';
import { sign as signTone } from '../Notice/Notice.css';
import { action as actionClass, banner, body, dismiss, line, sign } from './Banner.css';
import { bannerMessages } from './Banner.messages';

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  /** Default `info`. */
  tone?: NoticeTone;
  /** One action: a Button or ButtonLink of size `small`. */
  action?: ReactNode;
  /** Adds a close button; the caller hides the banner and stores the dismissal. */
  onDismiss?: () => void;
}

/**
 * Shows a page-wide message in a strip at the top of the page. Danger is announced assertively, other tones politely; a
 * banner that is present from the start needs neither: pass `role="region"` and a name. For a message about one part of
 * the page use Notice, for feedback on an action Toast.
 */
export function Banner({ tone = 'info', action, onDismiss, className, children, ...rest }: BannerProps) {
  const messages = useMessages(bannerMessages);
  return (
    <div
      data-component="Banner"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(banner({ tone }), className)}
    >
      <div className={line}>
        <Icon icon={NOTICE_ICONS[tone]} className={classNames(signTone({ tone }), sign)} />
        <div data-part="body" className={body}>
          {children}
        </div>
        {action && (
          <div data-part="action" className={actionClass}>
            {action}
          </div>
        )}
        {onDismiss && (
          <IconButton
            data-part="dismiss"
            tone="quiet"
            icon={X}
            label={messages.format('banner.dismiss')}
            className={dismiss}
            onClick={onDismiss}
          />
        )}
      </div>
    </div>
  );
}
