import type { ApiError } from '@millrace/api-client';
import { DIALOG_CLOSE_DELAY_MS } from '@millrace/domain';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SaveStatus } from '../../internal/save-status';
import { useSend } from './useSend';

/** Options of a dialog that saves. */
export interface SavingDialog<Data> {
  /** True if it is open: closing it resets the status. @see PROD-052 */
  open: boolean;
  /** Closes the dialog; called 1200 ms after saving. @see PROD-051 */
  onClose: () => void;
  /** Called after saving, before closing: reset the form, notify others. */
  onCompleted?: ((data: Data) => void) | undefined;
  /** Called with each failure: notify others, or redirect to the login. */
  onFailed?: ((failure: ApiError) => void) | undefined;
}

/** Status of saving, and its actions. */
export interface Saving<Variables> {
  status: SaveStatus;
  /** Last failure, except for duplicates, which are a status. */
  failure: ApiError | null;
  save: (variables: Variables) => void;
  /** Clears the failure, to be called when the input changes. */
  dismiss: () => void;
}

/**
 * Returns the status that all forms in dialogs share: undefined, IN_PROGRESS, COMPLETED, ALREADY_EXISTS. The replies
 * "Product already exist." and "Company already exist." map to the last one. The caller holds the input.
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
