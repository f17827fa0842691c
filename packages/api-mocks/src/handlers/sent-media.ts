import type { Post } from '@millrace/api-client';
import type { MockServer } from './mock-server';

// Files of the mocks have no size that can be read; a picture is as wide as the contract's example.
const PICTURE = { width: 1600, height: 1000 };

/** What goes along with a post or a message, as a form brings it. */
export const sentMedia = (
  server: MockServer,
  form: FormData,
  id: string,
): Pick<Post, 'media' | 'imageContent'> | undefined => readSentVideo(server, form) ?? readMedia(form, id);

/** A video that was sent before. */
function readSentVideo(
  { data }: MockServer,
  form: FormData,
): Pick<Post, 'media' | 'imageContent'> | undefined {
  const id = String(form.get('video_upload'));
  const sent = data.videoUploads.get(id);
  if (sent === undefined) return undefined;
  data.videoUploads.delete(id);
  const video = { data: `/files/${id}.webm`, name: sent.name };
  return { media: { video }, imageContent: null };
}

function readMedia(form: FormData, id: string): Pick<Post, 'media' | 'imageContent'> | undefined {
  for (const kind of ['image', 'video', 'pdf', 'ppt'] as const) {
    const file = form.get(kind);
    if (!(file instanceof File)) continue;
    const data = `/files/${id}-${encodeURIComponent(file.name)}`;
    const imageContent = kind === 'image' ? { ...PICTURE, thumb: data } : null;
    return { media: { [kind]: { data, name: file.name } }, imageContent };
  }
  return undefined;
}
