import type { Calendar } from '@millrace/api-client';
import {
  ListBody,
  type ListState,
  RequestAlert,
  type RequestFailure,
  ShareLink,
} from '@millrace/design-system';
import { COPIED_MS, productPath, subscribeLink, WEB_CALENDARS, webcalAddress } from '@millrace/domain';
import {
  AlertDialog,
  type AlertDialogState,
  Button,
  Heading,
  Link,
  Notice,
  SectionHead,
  SelectField,
  Text,
} from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { rowTools, ruledList, ruledRow } from '../../styles/ruled-list.css';
import { body, create, root } from './CalendarLinks.css';

/** Id of the heading on a page that has only this section. */
const PAGE_TITLE_ID = 'calendar';

/** Select value of the member's own calendar, in place of a product id. */
const OWN = 'own';

export interface CalendarLinksProps {
  /** The member's own calendar first. */
  state: ListState<Calendar>;
  /** All followed products; those with a calendar are not offered. */
  followed:
    | { status: 'loading' }
    | { status: 'failed'; onRetry: () => void }
    | { status: 'ready'; products: readonly { id: string; name: string }[] };
  /** Number of the section on its page. */
  number?: number;
  /** True if the page's own heading, with the id `calendar`, replaces the section head. Default false. */
  bare?: boolean;
  /** True while a link is being created. Default `false`. */
  isCreating?: boolean;
  /** Reason why the last creation failed. */
  failure?: Pick<RequestFailure, 'text'> | null;
  onDismiss: () => void;
  /** @param productId Null for the member's own calendar. */
  onCreate: (productId: string | null) => void;
  /** Calendar whose revocation awaits confirmation; null for none. */
  ending: Calendar | null;
  onEndingChange: (calendar: Calendar | null) => void;
  /** State of revoking a link. */
  endState: AlertDialogState;
  onEnd: (calendar: Calendar) => void;
  onRetry?: (() => void) | undefined;
}

/** Calendars to subscribe to by secret links: the member's own, and those of followed products. */
export function CalendarLinks({
  state,
  followed,
  number,
  bare = false,
  isCreating = false,
  failure = null,
  onDismiss,
  onCreate,
  ending,
  onEndingChange,
  endState,
  onEnd,
  onRetry,
}: CalendarLinksProps) {
  const messages = useMessages();
  const ownTitleId = useId();
  const titleId = bare ? PAGE_TITLE_ID : ownTitleId;
  const calendarName = ({ product }: Calendar) => product?.name ?? messages.format('calendars.own');
  const isKnown = state.status === 'ready' || state.status === 'empty';
  const there = new Set(state.status === 'ready' ? state.rows.map(({ product }) => product?.id ?? OWN) : []);
  const choices = [
    { value: OWN, label: messages.format('calendars.own') },
    ...(followed.status === 'ready' ? followed.products : []).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  ].filter(({ value }) => !there.has(value));
  return (
    <section
      id="calendars"
      aria-labelledby={titleId}
      data-component="CalendarLinks"
      data-state={state.status}
      className={root}
    >
      {!bare && (
        <SectionHead
          {...(number !== undefined && { number })}
          title={messages.format('calendars.title')}
          titleId={titleId}
        />
      )}
      <div className={body}>
        <Text as="p" tone="secondary">
          {messages.format('calendars.hint')}
        </Text>
        <ListBody
          state={state}
          expectedRows={2}
          art="none"
          empty={messages.format('calendars.empty')}
          emptyHint={messages.format('calendars.emptyHint')}
          onRetry={onRetry}
        >
          {({ rows }) => (
            <ul className={ruledList}>
              {rows.map((calendar) => (
                <CalendarRow
                  key={calendar.id}
                  calendar={calendar}
                  name={calendarName(calendar)}
                  onEnd={() => onEndingChange(calendar)}
                />
              ))}
            </ul>
          )}
        </ListBody>
        {failure && <RequestAlert failure={failure} onDismiss={onDismiss} />}
        {isKnown && (
          <CalendarChoice choices={choices} followed={followed} isCreating={isCreating} onCreate={onCreate} />
        )}
      </div>
      <AlertDialog
        title={messages.format('calendars.endTitle')}
        description={ending && messages.format('calendars.endText', { name: calendarName(ending) })}
        confirmLabel={messages.format('calendars.end')}
        open={ending !== null}
        onOpenChange={(open) => !open && onEndingChange(null)}
        onConfirm={() => ending && onEnd(ending)}
        state={endState}
        // The button that opened the dialog is unmounted with its row.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          document.getElementById(titleId)?.focus();
        }}
      />
    </section>
  );
}

interface CalendarChoiceProps extends Pick<CalendarLinksProps, 'onCreate' | 'followed'> {
  choices: readonly { value: string; label: string }[];
  isCreating: boolean;
}

function CalendarChoice({ choices, followed, isCreating, onCreate }: CalendarChoiceProps) {
  const messages = useMessages();
  const [chosen, setChosen] = useState(OWN);
  const value = choices.some((choice) => choice.value === chosen) ? chosen : (choices[0]?.value ?? OWN);
  const note = <FollowedNote followed={followed} />;
  if (choices.length === 0) {
    if (followed.status !== 'ready') return note;
    return (
      <Text as="p" variant="small" tone="secondary">
        {messages.format('calendars.complete')}
      </Text>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCreating) onCreate(value === OWN ? null : value);
  };
  return (
    <>
      <form className={create} onSubmit={handleSubmit} data-part="choice">
        <SelectField
          label={messages.format('calendars.choose')}
          options={choices}
          value={value}
          onValueChange={setChosen}
        />
        <Button type="submit" loading={isCreating}>
          {messages.format('calendars.create')}
        </Button>
      </form>
      {note}
    </>
  );
}

/** Loading or error state of the other options. */
function FollowedNote({ followed }: Pick<CalendarLinksProps, 'followed'>) {
  const messages = useMessages();
  if (followed.status === 'ready') return null;
  if (followed.status === 'loading') {
    return (
      <Text as="p" variant="small" tone="secondary" role="status">
        {messages.format('calendars.followedLoading')}
      </Text>
    );
  }
  return (
    <Notice tone="warning">
      {messages.format('calendars.followedFailed')}{' '}
      <Button tone="quiet" size="small" onClick={followed.onRetry}>
        {messages.format('calendars.followedAgain')}
      </Button>
    </Notice>
  );
}

interface CalendarRowProps {
  calendar: Calendar;
  name: string;
  onEnd: () => void;
}

/** A calendar: link to copy, subscribe buttons, and revoke button. */
function CalendarRow({ calendar: { product, url }, name, onEnd }: CalendarRowProps) {
  const messages = useMessages();
  const nameId = useId();
  const { copying, copy } = useCopyText(COPIED_MS);
  return (
    <li className={ruledRow} data-part="calendar">
      <div>
        <Heading level={3} id={nameId}>
          {product ? (
            <Link variant="plain" href={productPath(product)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {messages.format(product ? 'calendars.productHint' : 'calendars.ownHint')}
        </Text>
      </div>
      <ShareLink
        label={messages.format('calendars.link', { name })}
        url={url}
        copying={copying}
        onCopy={() => copy(url)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and most of these are links. */}
      <div role="group" aria-label={messages.format('calendars.subscribe', { name })} className={rowTools}>
        <Link href={webcalAddress(url)}>{messages.format('calendars.device')}</Link>
        {WEB_CALENDARS.map((calendar) => (
          <Link key={calendar} href={subscribeLink(calendar, { name, url })} external>
            {messages.format(`calendars.${calendar}`)}
          </Link>
        ))}
        <Button
          size="small"
          tone="danger"
          aria-label={messages.format('calendars.endOf', { name })}
          onClick={onEnd}
        >
          {messages.format('calendars.end')}
        </Button>
      </div>
    </li>
  );
}
