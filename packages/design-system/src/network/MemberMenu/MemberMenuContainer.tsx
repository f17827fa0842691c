import { networkMutations, networkQueries } from '@millrace/api-client';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SharePopupContainer } from '../../feed/SharePopup';
import { BlockMemberContainer } from '../../operations/BlockMember';
import { blockMemberMessages } from '../../operations/BlockMember/BlockMember.messages';
import { ReportDialogContainer } from '../../operations/ReportDialog';
import { useApiClient } from '../../shell/ApiClient';
import { MemberMenu } from './MemberMenu';
import { memberMenuMessages } from './MemberMenu.messages';

export interface MemberMenuContainerProps {
  member: { id: string; name: string };
  /** True if it is the viewer's own profile, which cannot be reported. Default `false`. */
  isOwn?: boolean;
  /** Path of the profile on this host, such as `/networkFeed/user/…`. Without it sharing is omitted. */
  path?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Shares a profile or copies its link, reports and blocks the member. @see GAP-022, GAP-096, GAP-097 */
export function MemberMenuContainer({
  member,
  isOwn = false,
  path,
  onSignInRequired,
}: MemberMenuContainerProps) {
  const messages = useMessages(blockMemberMessages, memberMenuMessages);
  const toasts = useToasts();
  const client = useApiClient();
  const block = useQuery({ ...networkQueries(client).block(member.id), enabled: !isOwn });
  const { mutate: unblock } = useMutation(networkMutations(client).unblock());
  const [dialog, setDialog] = useState<'share' | 'report' | 'block' | null>(null);
  // From the first opening on it stays mounted while closed, to keep the input.
  const [hasShared, setHasShared] = useState(false);
  const { name } = member;
  const close = () => setDialog(null);
  const share = () => {
    setHasShared(true);
    setDialog('share');
  };
  const copy = async (path: string) => {
    const href = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(href);
      toasts.show({ text: messages.format('memberMenu.copied'), tone: 'success' });
    } catch {
      // Without clipboard permission the link can still be selected and copied.
      toasts.show({ text: messages.format('memberMenu.notCopied', { href }), tone: 'danger' });
    }
  };
  return (
    <>
      <MemberMenu
        name={name}
        {...(path !== undefined && { onShare: share, onCopyLink: () => void copy(path) })}
        {...(!isOwn && {
          onReport: () => setDialog('report'),
          blocked: block.data?.blocked,
          onBlock: () => setDialog('block'),
          onUnblock: () =>
            unblock(
              { id: member.id },
              {
                onSuccess: () =>
                  toasts.show({ text: messages.format('block.undone', { name }), tone: 'success' }),
                onError: () =>
                  toasts.show({ text: messages.format('block.undoFailed', { name }), tone: 'danger' }),
              },
            ),
        })}
      />
      {path !== undefined && hasShared && (
        <SharePopupContainer
          open={dialog === 'share'}
          onOpenChange={(open) => !open && close()}
          kind="user"
          id={member.id}
          path={path}
          title={name}
          onSignInRequired={onSignInRequired}
        />
      )}
      {dialog === 'report' && (
        <ReportDialogContainer
          open
          onOpenChange={(open) => !open && close()}
          target={{ kind: 'member', id: member.id }}
          name={name}
          onSignInRequired={onSignInRequired}
        />
      )}
      {dialog === 'block' && (
        <BlockMemberContainer member={member} onClose={close} onSignInRequired={onSignInRequired} />
      )}
    </>
  );
}
