import type { FileMediaKind } from '@millrace/domain';
import { isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import type { Upload } from './upload';
import { forgetVideo, uploadVideo } from './video-upload';

/** The one file of a post or a message. */
export interface PostFile {
  kind: FileMediaKind;
  file: File;
}

/**
 * Puts a file into the form that it goes along with. A video is sent before, resumably, and named there.
 *
 * @returns What is to be told of the form's own way.
 * @throws VideoUploadError When the video could not be sent.
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

/** A video that a reply names, or that the server does not have, is sent anew the next time. */
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

/** Options of a call that sends this form; the contract's types know a file as text. */
export function sendingForm(client: Client, form: FormData, upload: Upload) {
  return {
    bodySerializer: () => form,
    ...(upload.signal && { signal: upload.signal }),
    fetch: (request: Request) => client.sendForm(request, form, upload),
  };
}
