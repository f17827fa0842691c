import { type DuplicateKind, duplicateMutations } from '@millrace/api-client';
import { CatalogueFieldContainer, sendState, useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { DuplicateDialog, type DuplicateDialogProps } from './DuplicateDialog';

export interface DuplicateDialogContainerProps extends Pick<DuplicateDialogProps, 'open' | 'onOpenChange'> {
  /** The duplicate. */
  thing: { kind: DuplicateKind; id: string; name: string };
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Flags a duplicate by the API; the original is searched by name. @see GAP-088 */
export function DuplicateDialogContainer({
  thing,
  open,
  onOpenChange,
  onSignInRequired,
}: DuplicateDialogContainerProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ id: string } | null>(null);
  const [isSent, setSent] = useState(false);
  const flagging = useSend(duplicateMutations(useApiClient()).flag(), onSignInRequired);
  const begin = (next: string, id: string | null) => {
    setText(next);
    setChosen(id === null ? null : { id });
    flagging.dismiss();
  };
  return (
    <DuplicateDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) {
          begin('', null);
          setSent(false);
        }
        onOpenChange(next);
      }}
      thing={thing}
      chosen={chosen}
      renderField={(error) => (
        <CatalogueFieldContainer
          label={messages.format('duplicateDialog.field', { kind: thing.kind })}
          scope={thing.kind === 'product' ? 'products' : 'companies'}
          place="site"
          required
          chosen={chosen !== null}
          text={text}
          onTextChange={(next) => begin(next, null)}
          onSelect={(hit) => begin(hit.name, hit.id)}
          takenReason={({ id }) => (id === thing.id ? messages.format('duplicateDialog.itself') : undefined)}
          {...(error !== undefined && { error })}
        />
      )}
      state={sendState(flagging, isSent)}
      onSubmit={(words) => {
        if (chosen === null) return;
        const draft = { kind: thing.kind, subject_id: thing.id, other_id: chosen.id };
        void flagging.send({ ...draft, ...(words !== '' && { text: words }) }, () => setSent(true));
      }}
    />
  );
}
