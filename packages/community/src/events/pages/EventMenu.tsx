import { type CommunityEvent, eventMutations, isApiError, type User } from '@millrace/api-client';
import { ReportDialogContainer, useApiClient } from '@millrace/design-system/connected';
import { editEventPath, eventPath, userFeedPath } from '@millrace/domain';
import { AlertDialog, Menu, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageSession } from '../../internal/page-session';
import { EventTagDialogContainer } from '../EventTagDialog';

/** Long enough to read and reach the undo button. */
const UNDO_MS = 10_000;

export interface EventMenuProps extends Pick<PageSession, 'onSignInRequired'> {
  event: CommunityEvent;
  viewer: User;
  /** Open dialog; controlled, as the exhibitor table opens one too. */
  adding: 'products' | 'exhibitors' | null;
  onAdd: (what: 'products' | 'exhibitors' | null) => void;
  /** Navigates to an address: after the event was deleted, and after it was restored. */
  onNavigate: (href: string) => void;
}

/** Menu of an event: members add and report, the creator edits and deletes. @see EVT-007, EVT-008, EVT-009, GAP-096 */
export function EventMenu({ event, viewer, adding, onAdd, onNavigate, onSignInRequired }: EventMenuProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation(eventMutations(client).remove(event.id));
  const isOwn = event.createdBy === viewer.id;
  // Key that resets the dialog for each report; a sent one stays readable until it is closed.
  const [reporting, setReporting] = useState({ times: 0, isOpen: false });
  const { mutateAsync: restore } = useMutation(eventMutations(client).restore(event.id));
  const named = { name: event.eventName };
  const handleUndo = () =>
    restore().then(
      () => {
        toasts.show({ text: messages.format('event.undone', named), tone: 'success' });
        onNavigate(eventPath(event));
      },
      () => toasts.show({ text: messages.format('event.undoFailed', named), tone: 'danger' }),
    );
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toasts.show({
          text: messages.format('event.removed', named),
          durationMs: UNDO_MS,
          action: { label: messages.format('events.undo'), onAction: () => void handleUndo() },
        });
        onNavigate(userFeedPath(viewer));
      },
      onError: (thrown) => {
        if (isApiError(thrown) && thrown.status === 401) onSignInRequired();
      },
    });
  return (
    <>
      <Menu
        label={messages.format('event.menu')}
        items={[
          { id: 'tag', name: messages.format('eventTags.products'), onAction: () => onAdd('products') },
          {
            id: 'exhibit',
            name: messages.format('eventTags.exhibitors'),
            onAction: () => onAdd('exhibitors'),
          },
          ...(isOwn
            ? [
                {
                  id: 'edit',
                  name: messages.format('event.edit'),
                  href: editEventPath(event),
                  startsGroup: true,
                },
                {
                  id: 'remove',
                  name: messages.format('event.remove'),
                  tone: 'danger' as const,
                  onAction: () => setIsAsking(true),
                },
              ]
            : [
                {
                  id: 'report',
                  name: messages.format('report.title'),
                  onAction: () => setReporting({ times: reporting.times + 1, isOpen: true }),
                  startsGroup: true,
                },
              ]),
        ]}
      />
      <EventTagDialogContainer
        kind="products"
        event={event}
        open={adding === 'products'}
        onClose={() => onAdd(null)}
        onSignInRequired={onSignInRequired}
      />
      <EventTagDialogContainer
        kind="exhibitors"
        event={event}
        open={adding === 'exhibitors'}
        onClose={() => onAdd(null)}
        onSignInRequired={onSignInRequired}
      />
      <ReportDialogContainer
        key={reporting.times}
        target={{ kind: 'event', id: event.id }}
        name={event.creator.name}
        open={reporting.isOpen}
        onOpenChange={(isOpen) => setReporting({ ...reporting, isOpen })}
        onSignInRequired={onSignInRequired}
      />
      <AlertDialog
        title={messages.format('event.removeTitle')}
        description={messages.format('event.removeText', { name: event.eventName })}
        confirmLabel={messages.format('event.removeConfirm')}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={remove}
        state={
          isPending
            ? { status: 'pending' }
            : error
              ? { status: 'failed', error: messages.format('event.removeFailed') }
              : { status: 'idle' }
        }
      />
    </>
  );
}
