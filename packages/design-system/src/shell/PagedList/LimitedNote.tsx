import { SITE_PATHS } from '@millrace/domain';
import { Link, Notice, type NoticeProps, useMessages } from '@millrace/ui/light';
import type { LimitedReason } from '../../internal/limited';
import { signInFor } from '../../internal/sign-in-for';
import { pagedListMessages } from './PagedList.messages';

export type WithheldNoteProps = Omit<NoticeProps, 'tone' | 'role'>;

/** Note on withheld data, and the way to see it. */
export function WithheldNote(props: WithheldNoteProps) {
  return <Notice {...props} tone="info" role="note" />;
}

export interface LimitedNoteProps {
  limited: LimitedReason;
  /** Login URL for guests. */
  signInHref?: string | undefined;
}

/** Note on withheld data of a list of companies, and the way to see it. @see GAP-060, GAP-076 */
export function LimitedNote({ limited, signInHref }: LimitedNoteProps) {
  const messages = useMessages(pagedListMessages);
  if (limited === 'none') return null;
  const href =
    limited === 'plan' ? SITE_PATHS.plans : (signInFor('contacts', signInHref) ?? SITE_PATHS.signUp);
  return (
    <WithheldNote>
      {messages.rich(limited === 'plan' ? 'list.limitedByPlan' : 'list.limitedBySignIn', {
        link: (text) => <Link href={href}>{text}</Link>,
      })}
    </WithheldNote>
  );
}
