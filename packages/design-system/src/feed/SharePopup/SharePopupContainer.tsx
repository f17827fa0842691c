import { type ApiError, isApiError, sessionQueries, sharingMutations } from '@millrace/api-client';
import { COPIED_MS, shownName } from '@millrace/domain';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { SharePopup, type SharePopupProps } from './SharePopup';
import { sharePopupMessages } from './SharePopup.messages';
import { isShareEmailField, type ShareEmailState, type ShareEmailValues } from './share-popup';

export interface SharePopupContainerProps
  extends Pick<SharePopupProps, 'open' | 'onOpenChange' | 'kind' | 'title' | 'isPrivate'> {
  /** Id of the shared entry. */
  id: string;
  /** Path of its page on this host, such as `/feed/post/…`. */
  path: string;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Copies a link, and shares by e-mail over the API; reopening the dialog restores the input. @see API-054 */
export function SharePopupContainer({
  open,
  onOpenChange,
  kind,
  id,
  path,
  title,
  isPrivate,
  onSignInRequired,
}: SharePopupContainerProps) {
  const messages = useMessages(sharePopupMessages);
  const client = useApiClient();
  const { data: sharer } = useQuery({ ...sessionQueries(client).currentUser(), enabled: open });
  const sending = useSend({
    ...sharingMutations(client).byEmail(),
    onError: (error) => {
      if (!isApiError(error) || error.status !== 401 || !onSignInRequired) return;
      // Close this dialog, as it would cover the login.
      onOpenChange(false);
      onSignInRequired();
    },
  });
  const [typed, setTyped] = useState<Partial<ShareEmailValues>>({});
  const [sharedWith, setSharedWith] = useState<number | null>(null);
  const { copying, copy } = useCopyText(COPIED_MS);
  const url = typeof window === 'undefined' ? path : new URL(path, window.location.origin).href;
  const shareByDevice = useDeviceShare({ title, url });
  const name = sharer && shownName(sharer.displayName);
  const values: ShareEmailValues = {
    to: '',
    subject: name ? messages.format('sharePopup.subjectDefault', { name, kind }) : '',
    body: messages.format('sharePopup.bodyDefault', { kind }),
    ...typed,
  };

  const handleValuesChange = (change: Partial<ShareEmailValues>) => {
    setTyped((before) => ({ ...before, ...change }));
    sending.dismiss();
  };
  const handleOpenChange = (next: boolean) => {
    if (!next && sharedWith !== null) {
      setTyped({});
      setSharedWith(null);
    }
    onOpenChange(next);
  };
  const handleSubmit = (to: string[]) => {
    const { subject, body } = values;
    void sending.send({ to, subject, body, [`${kind}_id`]: id }, ({ count }) => setSharedWith(count));
  };
  return (
    <SharePopup
      open={open}
      onOpenChange={handleOpenChange}
      kind={kind}
      title={title}
      isPrivate={isPrivate}
      url={url}
      copying={copying}
      onCopy={() => copy(url)}
      onShareByDevice={shareByDevice}
      values={values}
      onValuesChange={handleValuesChange}
      state={sharePopupState(sending, sharedWith)}
      onSubmit={handleSubmit}
    />
  );
}

function sharePopupState(
  { isSending, failure }: { isSending: boolean; failure: ApiError | null },
  sharedWith: number | null,
): ShareEmailState {
  if (sharedWith !== null) return { status: 'shared', count: sharedWith };
  if (isSending) return { status: 'sharing' };
  if (failure === null) return { status: 'editing' };
  const { fields, text } = failure;
  const elsewhere = Object.entries(fields).find(([name]) => !isShareEmailField(name));
  return { status: 'failed', reason: elsewhere?.[1] ?? text, fields };
}

/**
 * Opens the share sheet of the device (Web Share API).
 *
 * @returns Undefined if the browser does not support it, and on the server.
 */
function useDeviceShare(shared: { title: string; url: string }): (() => void) | undefined {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered(typeof navigator.share === 'function'), []);
  // The user has cancelled the share sheet, which is no failure.
  return isOffered ? () => void navigator.share(shared).catch(() => undefined) : undefined;
}
