import { type Me, meMutations, meQueries } from '@millrace/api-client';
import { useApiClient, useSearchHits, useSend } from '@millrace/design-system/connected';
import { personPicture, shownName } from '@millrace/domain';
import { ErrorState, Heading, Notice, Spinner } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProfilePhotoContainer } from '../ProfilePhoto';
import { ProfileForm, type ProfileFormProps, type ProfileFormState } from './ProfileForm';
import { root } from './ProfileForm.css';
import { isChanged, type ProfileValues, profileUpdate, profileValues, rebaseValues } from './profile-values';

export interface ProfileFormContainerProps extends Pick<ProfileFormProps, 'sections'> {
  /** True if the link of a changed address was just followed. */
  emailConfirmed?: boolean;
  /** Called when unsaved changes appear or disappear, for the host's navigation guard. */
  onChangedChange?: ((changed: boolean) => void) | undefined;
  /** Called once anything was saved, including the photo. */
  onSaved?: (() => void) | undefined;
}

/** Edits the member's own profile by the API; a subset of sections has no heading. @see API-017, ACC-054 */
export function ProfileFormContainer({ emailConfirmed = false, ...rest }: ProfileFormContainerProps) {
  const messages = useMessages();
  const profile = useQuery(meQueries(useApiClient()).profile());
  return (
    <div className={root({ part: rest.sections !== undefined })}>
      {rest.sections === undefined && <Heading level={1}>{messages.format('profile.title')}</Heading>}
      {emailConfirmed && <Notice tone="success">{messages.format('profile.emailConfirmed')}</Notice>}
      {profile.data ? (
        <LoadedForm me={profile.data} onReload={() => profile.refetch()} {...rest} />
      ) : profile.isError ? (
        <ErrorState
          title={messages.format('profile.loadFailed')}
          description={messages.format('profile.loadFailedHint')}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Spinner label={messages.format('profile.loading')} labelVisibility="shown" />
      )}
    </div>
  );
}

interface LoadedFormProps
  extends Pick<ProfileFormContainerProps, 'onChangedChange' | 'onSaved' | 'sections'> {
  me: Me;
  onReload: () => Promise<unknown>;
}

function LoadedForm({ me, onReload, onChangedChange, onSaved, sections }: LoadedFormProps) {
  const { update } = meMutations(useApiClient());
  const saving = useSend(update());
  const resend = useSend(update());
  const { values, saved, change, reset } = useProfileValues(me);
  const [isReloading, setReloading] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [resentTo, setResentTo] = useState<string>();
  const companySearch = useSearchHits(
    values.companyId === '' ? values.company : '',
    'ownCompany',
    'onboarding',
  );
  const changed = isChanged(values, saved);
  useEffect(() => onChangedChange?.(changed), [changed, onChangedChange]);

  const save = async () => {
    setSaved(false);
    const reply = await saving.send(profileUpdate(values, saved, sections));
    if (!reply) return;
    setReloading(true);
    await onReload();
    reset();
    setReloading(false);
    setSaved(true);
    onSaved?.();
  };
  const isSaving = saving.isSending || isReloading;
  const sending = resend.isSending ? 'sending' : 'sent';
  return (
    <ProfileForm
      {...(sections && { sections })}
      values={values}
      onValuesChange={change}
      changed={changed}
      state={profileFormState({ isSaving, isSaved, failure: saving.failure ?? resend.failure })}
      onSubmit={() => void save()}
      onDismiss={() => {
        saving.dismiss();
        resend.dismiss();
      }}
      emails={me.emails}
      onResend={({ email, slot }) => {
        if (slot === undefined) return;
        setResentTo(email);
        const field = slot === 'primary' ? 'primaryEmail' : 'secondaryEmail';
        // Saving the same address again resends its link.
        void resend.send({ ...profileUpdate(saved, saved, sections), [field]: email });
      }}
      resending={resentTo === undefined || resend.failure ? undefined : { email: resentTo, status: sending }}
      hasPassword={me.has_password}
      companySearch={companySearch}
      photo={
        <ProfilePhotoContainer
          name={shownName(me.displayName)}
          picture={personPicture(me)}
          onUploaded={onSaved}
        />
      }
    />
  );
}

type Progress = {
  isSaving: boolean;
  isSaved: boolean;
  failure: { text: string | null; fields: Readonly<Record<string, string>> } | null;
};

function profileFormState({ isSaving, isSaved, failure }: Progress): ProfileFormState {
  if (isSaving) return { status: 'saving' };
  if (failure) return { status: 'failed', failure };
  return { status: isSaved ? 'saved' : 'editing' };
}

/** Holds the typed values and rebases them onto the saved ones: untouched fields follow changes made elsewhere. */
function useProfileValues(me: Me) {
  const [{ base, typed }, setState] = useState(() => ({ base: me, typed: profileValues(me) }));
  const saved = profileValues(me);
  const over = (values: ProfileValues, before: Me) =>
    before === me ? values : rebaseValues(values, profileValues(before), saved);
  return {
    values: over(typed, base),
    saved,
    change: (patch: Partial<ProfileValues>) =>
      setState((before) => ({ base: me, typed: { ...over(before.typed, before.base), ...patch } })),
    /** Resets the form to the saved values. */
    reset: () => setState({ base: me, typed: saved }),
  };
}
