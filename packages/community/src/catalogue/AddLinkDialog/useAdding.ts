import type { ApiError } from '@millrace/api-client';
import { useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { AddedLink } from './AddLinkDialog';

export interface AddingDialog {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Adds what was chosen, and says so; closes by itself. @see PROD-051, ERR-017, ERR-018, GAP-017 */
export function useAdding<Variables extends object>(
  kind: AddedLink,
  options: UseMutationOptions<void, ApiError, Variables>,
  { open, onOpenChange, onSignInRequired }: AddingDialog,
  { onAdded, onFailed }: { onAdded: () => void; onFailed?: () => void },
) {
  const messages = useMessages();
  const toasts = useToasts();
  return useSave(options, {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: () => {
      toasts.show({ text: messages.format(`addLink.${kind}Done`), tone: 'success' });
      onAdded();
    },
    onFailed: (failure) => {
      if (failure.status === 401 && onSignInRequired) {
        // What asks for the login would lie under this.
        onOpenChange(false);
        onSignInRequired();
      } else onFailed?.();
    },
  });
}
