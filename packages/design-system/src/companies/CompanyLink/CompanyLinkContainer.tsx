import { companyLinkMutations, companyLinkQueries } from '@millrace/api-client';
import { Button, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendState } from '../../internal/send-state';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { CompanyLink } from './CompanyLink';
import { companyLinkMessages } from './CompanyLink.messages';
import { toCompanyStanding } from './company-standing';
import { WordsDialog } from './WordsDialog';

export interface CompanyLinkContainerProps {
  company: { id: string; name: string };
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Shows a member's own link to a company over the API; renders nothing without one. @see GAP-089 */
export function CompanyLinkContainer({ company, onSignInRequired }: CompanyLinkContainerProps) {
  const messages = useMessages(companyLinkMessages);
  const client = useApiClient();
  const { data: link } = useQuery(companyLinkQueries(client).own(company.id));
  const [isAsking, setAsking] = useState(false);
  const asking = useSend(companyLinkMutations(client).ask(company.id), onSignInRequired);
  if (!link || (!link.linked && !link.ended)) return null;
  return (
    <>
      <CompanyLink company={company} link={toCompanyStanding(link)} onAsk={() => setAsking(true)} />
      {isAsking && (
        <WordsDialog
          title={messages.format('companyLink.askTitle')}
          what={messages.format('companyLink.askWhat', { company: company.name })}
          label={messages.format('companyLink.askWords')}
          state={sendState(asking)}
          onSubmit={(text) => void asking.send({ text }, () => setAsking(false))}
          onClose={() => {
            asking.dismiss();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

export interface ObjectionContainerProps {
  company: { id: string; name: string };
  /** The member who is listed with the company. */
  person: { id: string; name: string };
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Lets employees of a company object to a member who is listed with it. @see GAP-089 */
export function ObjectionContainer({ company, person, onSignInRequired }: ObjectionContainerProps) {
  const messages = useMessages(companyLinkMessages);
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const objecting = useSend(
    companyLinkMutations(useApiClient()).object(company.id, person.id),
    onSignInRequired,
  );
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
