import { companyLinkMutations, isApiError } from '@millrace/api-client';
import { Button, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { sendState } from '../../internal/send-state';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { WordsDialog } from './WordsDialog';

export interface ObjectionContainerProps {
  company: { id: string; name: string };
  /** Who is listed with it. */
  person: { id: string; name: string };
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** For the people of a company: objects to somebody who is listed with it. @see GAP-089 */
export function ObjectionContainer({ company, person, onSignInRequired }: ObjectionContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const objecting = useSend({
    ...companyLinkMutations(useApiClient()).object(company.id, person.id),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
    },
  });
  const values = { name: person.name, company: company.name };
  const handleDone = () => {
    setOpen(false);
    toasts.show({ text: messages.format('companyLink.objectDone'), tone: 'success' });
  };
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={messages.format('companyLink.objectTo', values)}
        onClick={() => setOpen(true)}
      >
        {messages.format('companyLink.object')}
      </Button>
      {isOpen && (
        <WordsDialog
          title={messages.format('companyLink.objectTitle', values)}
          what={messages.format('companyLink.objectWhat', values)}
          label={messages.format('companyLink.objectWords')}
          state={sendState(objecting)}
          onSubmit={(text) => void objecting.send({ text }, handleDone)}
          onClose={() => {
            objecting.dismiss();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
