import type { FileMediaKind } from '@millrace/domain';
import { isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import type { Upload } from './upload';
import { forgetVideo, uploadVideo } from './video-upload';

/** The single file of a post or a message. */
export interface PostFile {
  kind: FileMediaKind;
  file: File;
}

/**
 * Adds a file to its form. A video is uploaded first, resumably, and referenced by its id.
 *
 * @returns The upload options of the form itself.
 * @throws VideoUploadError If the video could not be uploaded.
 */
export async function attachFile(
  client: Client,
  form: FormData,
  { kind, file }: PostFile,
  upload: Upload,
): Promise<Upload> {
  if (kind !== 'video') {
    form.set(kind, file);
    return upload;
  }
  form.set('video_upload', await uploadVideo(client, file, upload));
  return { signal: upload.signal };
}

/** Awaits a call that references a video, and drops the video's id after success or if the server lacks it. */
export async function namingVideo<Reply>(
  client: Client,
  medium: PostFile | undefined,
  call: Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await call;
    forgetVideo(client, medium?.file);
    return reply;
  } catch (error) {
    if (isApiError(error) && 'video_upload' in error.fields) forgetVideo(client, medium?.file);
    throw error;
  }
}

/** Returns options of a call that sends this form; the contract types files as text. */
export function sendingForm(client: Client, form: FormData, upload: Upload) {
  return {
    bodySerializer: () => form,
    ...(upload.signal && { signal: upload.signal }),
    fetch: (request: Request) => client.sendForm(request, form, upload),
  };
}
