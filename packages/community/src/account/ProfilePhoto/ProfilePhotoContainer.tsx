import { meMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useEffect, useState } from 'react';
import { ProfilePhoto, type ProfilePhotoProps, type ProfilePhotoState } from './ProfilePhoto';

export interface ProfilePhotoContainerProps extends Pick<ProfilePhotoProps, 'name' | 'picture' | 'variant'> {
  /** Called once the new photo is saved. */
  onUploaded?: (() => void) | undefined;
}

/** Uploads a changed photo immediately. @see ACC-055, API-022 */
export function ProfilePhotoContainer({ onUploaded, ...rest }: ProfilePhotoContainerProps) {
  const uploading = useSend(meMutations(useApiClient()).uploadPicture());
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (preview === undefined) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  const upload = async (picture: Blob) => {
    setPreview(URL.createObjectURL(picture));
    const reply = await uploading.send({ picture });
    if (reply) onUploaded?.();
    else setPreview(undefined);
  };
  return (
    <ProfilePhoto
      {...rest}
      state={profilePhotoState(uploading, preview)}
      onChange={(photo) => void upload(photo)}
    />
  );
}

type Uploading = { isSending: boolean; failure: { text: string | null } | null };

function profilePhotoState(
  { isSending, failure }: Uploading,
  preview: string | undefined,
): ProfilePhotoState {
  if (failure) return { status: 'failed', reason: failure.text };
  if (preview === undefined) return { status: 'idle' };
  return { status: isSending ? 'uploading' : 'uploaded', preview };
}
