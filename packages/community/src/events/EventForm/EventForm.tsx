import { CharactersLeft, type SaveFailure, TagPicker, type TagPickerProps } from '@millrace/design-system';
import { charactersLeft } from '@millrace/domain';
import {
  Button,
  ButtonLink,
  type DateTimeInZone,
  DateTimePicker,
  Field,
  fieldLabelId,
  Heading,
  Inline,
  Notice,
  SkeletonRows,
  Text,
  TextField,
  VisuallyHidden,
} from '@millrace/ui';
import { DraftConflictNotice, useHydrated, useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, lazy, type ReactNode, Suspense, useId } from 'react';
import { CountryField } from '../../companies/CountryField';
import { form as formClass } from './EventForm.css';
import { type EventPicture, EventPictureField } from './EventPictureField';
import {
  type EventValues,
  isFilled,
  isOutsideDstGap,
  isReversed,
  presetTimeZone,
  withCountry,
} from './event-values';

type TagSearch = Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;

export interface EventFormProps {
  /** @see EVT-019 */
  mode: 'create' | 'edit';
  values: EventValues;
  onValuesChange: (change: Partial<EventValues>) => void;
  /** Initial markup of the editor, which is uncontrolled. */
  initialDetails: string;
  /** Key of the editor: a new value resets it, such as after loading a draft. Default 0. */
  edition?: number;
  picture: EventPicture;
  onPictureChange: (picture: EventPicture) => void;
  /** Initial time zone: the viewer's. */
  timeZone: string;
  productSearch: TagSearch;
  companySearch: TagSearch;
  isSaving: boolean;
  /** Reason of the last failure; typed values are kept. */
  failure: SaveFailure | null;
  onSubmit: () => void;
  /** Address of the cancel link. */
  cancelHref: string;
  /** True if the draft is stored in this browser. */
  isKept: boolean;
  /** True if the draft was restored from an earlier visit. */
  isRestored: boolean;
  /** Resets the form and deletes the stored draft. */
  onDiscard: () => void;
  /** True if another window has saved a draft of the same event. Default `false`. */
  hasConflict?: boolean;
}

/** Creates or edits an event. @see EVT-018, EVT-021, EVT-022 */
export function EventForm({
  mode,
  values,
  onValuesChange,
  initialDetails,
  edition = 0,
  picture,
  onPictureChange,
  timeZone,
  productSearch,
  companySearch,
  isSaving,
  failure,
  onSubmit,
  cancelHref,
  isKept,
  isRestored,
  onDiscard,
  hasConflict = false,
}: EventFormProps) {
  const messages = useMessages();
  const headingId = useId();
  const { formRef } = useInvalidFocus(failure?.fields);
  const { start, end } = values;
  const refused = failure?.fields ?? {};
  const isTooLong = charactersLeft('eventDetails', values.details) < 0;
  const reversed = isReversed(values) ? messages.format('eventForm.endBeforeStart') : undefined;
  const canPost = isFilled(values) && isOutsideDstGap(values) && !reversed && !isTooLong;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canPost && !isSaving) onSubmit();
  };
  const handleStart = (next: DateTimeInZone | null) =>
    // An event has one place, and therefore one time zone.
    onValuesChange({ start: next, ...(next && end && { end: { ...end, timeZone: next.timeZone } }) });
  const discard = (
    <Button tone="quiet" size="small" disabled={isSaving} onClick={onDiscard}>
      {messages.format('eventForm.discard')}
    </Button>
  );
  return (
    <form
      ref={formRef}
      noValidate
      data-component="EventForm"
      data-state={isSaving ? 'saving' : 'editing'}
      aria-labelledby={headingId}
      className={formClass}
      onSubmit={handleSubmit}
    >
      <Heading level={1} id={headingId}>
        {messages.format(mode === 'create' ? 'eventForm.create' : 'eventForm.edit')}
      </Heading>
      {isRestored && (
        <Notice>
          {messages.format(mode === 'create' ? 'eventForm.restored' : 'eventForm.changesRestored')} {discard}
        </Notice>
      )}
      {hasConflict && !isSaving && <DraftConflictNotice />}
      <TextField
        name="eventName"
        label={messages.format('eventForm.name')}
        required
        mark="none"
        maxLength={200}
        error={refused.eventName}
        value={values.eventName}
        onValueChange={(eventName) => onValuesChange({ eventName })}
        disabled={isSaving}
      />
      <TextField
        name="location"
        label={messages.format('events.location')}
        hint={messages.format('eventForm.locationHint')}
        required
        mark="none"
        maxLength={200}
        error={refused.location}
        value={values.location}
        onValueChange={(location) => onValuesChange({ location })}
        disabled={isSaving}
      />
      <CountryField
        mark="optional"
        error={refused.country}
        value={values.country}
        onValueChange={(country) => onValuesChange(withCountry(values, country, timeZone))}
        disabled={isSaving}
      />
      <DateTimePicker
        label={messages.format('events.start')}
        hint={messages.format('eventForm.startHint')}
        error={refused.startDate ?? refused.time_zone}
        value={start}
        defaultTimeZone={presetTimeZone(values.country, timeZone)}
        onValueChange={handleStart}
        disabled={isSaving}
      />
      <DateTimePicker
        label={messages.format('events.end')}
        hint={messages.format(start ? 'eventForm.endZone' : 'eventForm.endHint')}
        error={reversed ?? refused.endDate}
        value={end}
        fixedTimeZone={start?.timeZone ?? presetTimeZone(values.country, timeZone)}
        {...(start && { min: start })}
        onValueChange={(next) => onValuesChange({ end: next })}
        disabled={start === null || isSaving}
      />
      <RichTextField
        key={edition}
        label={messages.format('eventForm.details')}
        hint={messages.format('eventForm.detailsHint')}
        error={refused.details ?? (isTooLong && messages.format('eventForm.detailsTooLong'))}
        defaultValue={initialDetails}
        onValueChange={(details) => onValuesChange({ details })}
        disabled={isSaving}
      />
      <CharactersLeft limit="eventDetails" text={values.details} />
      <EventPictureField
        picture={picture}
        onPictureChange={onPictureChange}
        error={refused.image}
        disabled={isSaving}
      />
      <TagPicker
        label={messages.format('events.tagged')}
        tags={values.products}
        onTagsChange={(products) => onValuesChange({ products })}
        {...productSearch}
        error={refused.primaryProducts}
        disabled={isSaving}
      />
      <TagPicker
        label={messages.format('eventForm.companies')}
        tags={values.companies}
        onTagsChange={(companies) => onValuesChange({ companies })}
        {...companySearch}
        error={refused.companies}
        disabled={isSaving}
      />
      {failure && (
        <Notice tone="danger">
          {messages.format('eventForm.failed')} {failure.text}
        </Notice>
      )}
      <Inline gap="xs">
        <Button type="submit" tone="primary" disabled={!canPost} loading={isSaving}>
          {messages.format(mode === 'create' ? 'eventForm.post' : 'eventForm.save')}
        </Button>
        <ButtonLink tone="quiet" href={cancelHref}>
          {messages.format('eventForm.cancel')}
        </ButtonLink>
      </Inline>
      <Text variant="small" tone="secondary" role="status">
        {isSaving && messages.format('eventForm.saving')}
        {!isSaving && isKept && messages.format('eventForm.kept')}
      </Text>
      {isKept && !isRestored && <div>{discard}</div>}
    </form>
  );
}

// Lazy-loaded, as the editor is larger than the rest of the page.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

interface RichTextFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Initial markup; read once on mount. */
  defaultValue: string;
  /** Called on each change; with an empty text if the editor is empty. */
  onValueChange: (markup: string) => void;
  disabled?: boolean;
}

/** Labelled rich-text field. The editor is loaded in the browser only, after hydration. */
function RichTextField({
  label,
  hint,
  error,
  defaultValue,
  onValueChange,
  disabled = false,
}: RichTextFieldProps) {
  // Waits until after hydration, as the stored draft is known by then and the editor reads its content only once.
  const isHydrated = useHydrated();
  const waiting = <Waiting />;
  return (
    <Field label={label} hint={hint} error={error} labelFor="group" required mark="none">
      {({ id, required: _required, ...control }) =>
        isHydrated ? (
          <Suspense fallback={waiting}>
            <RichTextEditor
              id={id}
              labelId={fieldLabelId(id)}
              {...control}
              defaultValue={defaultValue}
              onValueChange={onValueChange}
              disabled={disabled}
            />
          </Suspense>
        ) : (
          waiting
        )
      }
    </Field>
  );
}

function Waiting() {
  const messages = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{messages.format('eventForm.detailsLoading')}</VisuallyHidden>
      <SkeletonRows count={5} art="none" />
    </div>
  );
}
