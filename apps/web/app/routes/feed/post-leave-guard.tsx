import { useState } from 'react';
import { LeaveGuard, type LeaveGuardProps } from '../../leave-guard';
import { messages } from '../../messages';

interface PostLeaveGuardProps extends Pick<LeaveGuardProps, 'pageKey'> {
  /** Request in flight, which leaving the page would cancel. */
  underWay: 'post' | 'edit' | null;
}

const TEXTS = {
  post: { title: 'postComposer.leaveTitle', text: 'postComposer.leaveText' },
  edit: { title: 'postEditDialog.leaveTitle', text: 'postEditDialog.leaveText' },
} as const;

/** Asks before the page is left while a post, or an edit of one, is being sent. */
export function PostLeaveGuard({ underWay, pageKey }: PostLeaveGuardProps) {
  // Keep the last text while the dialog closes.
  const [kind, setKind] = useState(underWay ?? 'post');
  if (underWay !== null && underWay !== kind) setKind(underWay);
  const { title, text } = TEXTS[kind];
  return (
    <LeaveGuard
      active={underWay !== null}
      title={messages.format(title)}
      text={messages.format(text)}
      leaveLabel={messages.format('postComposer.leave')}
      stayLabel={messages.format('postComposer.stay')}
      {...(pageKey && { pageKey })}
    />
  );
}
