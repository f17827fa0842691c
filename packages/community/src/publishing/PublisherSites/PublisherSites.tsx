import type { PublisherSite } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, RequestAlert, type RequestFailure } from '@millrace/design-system';
import {
  AlertDialog,
  type AlertDialogState,
  Button,
  Heading,
  Link,
  Prose,
  SectionHead,
  TextField,
} from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ruledList } from '../../styles/ruled-list.css';
import { type ProofState, PublisherSiteRow } from './PublisherSiteRow';
import { address as addressClass, body, form, root } from './PublisherSites.css';

export interface PublisherSitesProps {
  /** Newest first. */
  state: ListState<PublisherSite>;
  /** State of the last ownership check by site id; missing if there was none. */
  proofs: Readonly<Record<string, ProofState>>;
  /** Returns the address of a site's report. */
  reportHref: (site: PublisherSite) => string;
  /** Address of the widget builder. */
  widgetsHref: string;
  /** True while a site is being added. Default `false`. */
  isAdding?: boolean;
  /** Reason why the last addition failed; each failure is a new object. */
  failure?: RequestFailure | null;
  onDismiss: () => void;
  /** @param address As typed. @param onDone Called once the site is added. */
  onAdd: (address: string, onDone: () => void) => void;
  onProve: (site: PublisherSite) => void;
  /** Site whose removal awaits confirmation; null for none. */
  removing: PublisherSite | null;
  onRemovingChange: (site: PublisherSite | null) => void;
  /** State of the removal. */
  removeState: AlertDialogState;
  onRemove: (site: PublisherSite) => void;
  onRetry?: (() => void) | undefined;
}

/** Sites of a publisher: add, verify ownership, open reports. */
export function PublisherSites({
  state,
  proofs,
  reportHref,
  widgetsHref,
  removing,
  onRemovingChange,
  removeState,
  onRemove,
  onProve,
  onRetry,
  ...adding
}: PublisherSitesProps) {
  const messages = useMessages();
  const listId = useId();
  const opener = useRef<HTMLElement>(null);
  return (
    <div data-component="PublisherSites" data-state={state.status} className={root}>
      <div className={body}>
        <Heading level={1}>{messages.format('publisherSites.title')}</Heading>
        <Prose>
          <p>
            {messages.format('publisherSites.lead')}{' '}
            <Link href={widgetsHref}>{messages.format('publisherSites.widgets')}</Link>
          </p>
        </Prose>
        <AddSite {...adding} />
      </div>
      <section aria-labelledby={listId} className={body}>
        <SectionHead title={messages.format('publisherSites.list')} titleId={listId} />
        <ListBody
          state={state}
          expectedRows={2}
          art="none"
          empty={messages.format('publisherSites.empty')}
          emptyHint={messages.format('publisherSites.emptyHint')}
          onRetry={onRetry}
        >
          {({ rows }) => (
            <ul className={ruledList}>
              {rows.map((site) => (
                <PublisherSiteRow
                  key={site.id}
                  site={site}
                  proof={proofs[site.id] ?? { status: 'idle' }}
                  reportHref={reportHref(site)}
                  onProve={() => onProve(site)}
                  onRemove={(pressed) => {
                    opener.current = pressed;
                    onRemovingChange(site);
                  }}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      <section className={body} data-part="counted">
        <Heading level={2}>{messages.format('publisherSites.counted')}</Heading>
        <Prose size="small">
          <p>{messages.format('publisherSites.countedText')}</p>
        </Prose>
      </section>
      <AlertDialog
        title={messages.format('publisherSites.removeTitle')}
        description={removing && messages.format('publisherSites.removeText', { host: removing.host })}
        confirmLabel={messages.format('publisherSites.remove')}
        open={removing !== null}
        onOpenChange={(open) => !open && onRemovingChange(null)}
        onConfirm={() => removing && onRemove(removing)}
        state={removeState}
        // The opener is unmounted with its row, and Safari does not focus pressed buttons, so restore the focus here.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const isThere = opener.current?.isConnected;
          (isThere ? opener.current : document.getElementById(listId))?.focus();
        }}
      />
    </div>
  );
}

type AddSiteProps = Pick<PublisherSitesProps, 'isAdding' | 'failure' | 'onDismiss' | 'onAdd'>;

function AddSite({ isAdding = false, failure = null, onDismiss, onAdd }: AddSiteProps) {
  const messages = useMessages();
  const [value, setValue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const isEmpty = value.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) focusInvalid();
    else onAdd(value.trim(), () => setValue(''));
  };
  const isAtField = failure?.fields.address !== undefined;
  return (
    <form ref={formRef} noValidate className={form} data-part="form" onSubmit={handleSubmit}>
      {failure && !isAtField && <RequestAlert failure={failure} onDismiss={onDismiss} />}
      <TextField
        className={addressClass}
        label={messages.format('publisherSites.address')}
        hint={messages.format('publisherSites.addressHint')}
        error={isMissing ? messages.format('publisherSites.addressMissing') : failure?.fields.address}
        name="address"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          setIsMissing(false);
          if (failure) onDismiss();
        }}
        required
      />
      <Button type="submit" tone="primary" loading={isAdding}>
        {messages.format('publisherSites.add')}
      </Button>
    </form>
  );
}
