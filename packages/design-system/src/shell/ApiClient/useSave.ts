import type { ApiError } from '@millrace/api-client';
import { DIALOG_CLOSE_DELAY_MS } from '@millrace/domain';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SaveStatus } from '../../internal/save-status';
import { useSend } from './useSend';

/** A dialog that saves something. */
export interface SavingDialog<Data> {
  /** True if it is shown: closing it resets the status. @see PROD-052 */
  open: boolean;
  /** Closes it; called 1200 ms after what it holds was saved. @see PROD-051 */
  onClose: () => void;
  /** Called once it is saved, before it closes: clear what was chosen, say so elsewhere. */
  onCompleted?: ((data: Data) => void) | undefined;
  /** Called with each failure: say so elsewhere, or lead to the login. */
  onFailed?: ((failure: ApiError) => void) | undefined;
}

/** How far saving is, and the ways on. */
export interface Saving<Variables> {
  status: SaveStatus;
  /** What failed, but for what is there already: that is the status. */
  failure: ApiError | null;
  save: (variables: Variables) => void;
  /** Puts a refusal away, as soon as something else is typed. */
  dismiss: () => void;
}

/**
 * The status that all forms in dialogs share: undefined, IN_PROGRESS, COMPLETED, ALREADY_EXISTS. The replies "Product
 * already exist." and "Company already exist." are the last of them. What was typed is the caller's, and stays.
 *
 * @see PROD-050, PROD-051, PROD-052, ERR-022
 */
export function useSave<Data, Variables extends object>(
  options: UseMutationOptions<Data, ApiError, Variables>,
  { open, onClose, onCompleted, onFailed }: SavingDialog<Data>,
): Saving<Variables> {
  const [isCompleted, setIsCompleted] = useState(false);
  const { send, isSending, failure, dismiss } = useSend({
    ...options,
    onError: (error) => onFailed?.(error),
  });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isCompleted) return;
    const timer = window.setTimeout(() => close.current(), DIALOG_CLOSE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isCompleted]);
  useEffect(() => {
    if (open) return;
    setIsCompleted(false);
    dismiss();
  }, [open, dismiss]);
  const exists = failure?.code === 'already_exists';
  return {
    status: isCompleted ? 'COMPLETED' : isSending ? 'IN_PROGRESS' : exists ? 'ALREADY_EXISTS' : undefined,
    failure: exists ? null : failure,
    save: (variables) =>
      void send(variables, (data) => {
        setIsCompleted(true);
        onCompleted?.(data);
      }),
    dismiss,
  };
}
