import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, stubbedClient } from '../testing/stub-fetch';
import { forgetVideo, uploadVideo } from './video-upload';

/** Where videos were sent by tus, which is not there in these tests. */
const sent = vi.hoisted(() => [] as string[]);

vi.mock('tus-js-client', () => ({
  Upload: class {
    constructor(
      _file: File,
      private readonly options: { uploadUrl: string; onSuccess: () => void },
    ) {}

    start(): void {
      sent.push(this.options.uploadUrl);
      this.options.onSuccess();
    }

    abort(): void {}
  },
}));

function aStore() {
  let begun = 0;
  return stubbedClient(() => {
    begun += 1;
    const upload_url = `https://api.millrace.example/api/v1/feed/video/${begun}`;
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    return json({ Item: { id: `v${begun}`, upload_url, store: 'own', link: null, expires_at } }, 201);
  });
}

const film = () => new File(['film'], 'draw.mp4', { type: 'video/mp4' });

beforeEach(() => {
  sent.length = 0;
});

describe('a video that has gone out in full', () => {
  it('is named again, and not sent again, while no reply has named it', async () => {
    const { client, seen } = aStore();
    const file = film();
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);

    expect(await uploadVideo(client, file, { onProgress })).toBe('v1');
    // The reply to the post was lost: the server knows nothing of the upload any more, as the post has it.
    expect(await uploadVideo(client, file, { onProgress })).toBe('v1');

    expect(shares.at(-1)).toBe(1);
    expect([seen.length, sent.length]).toEqual([1, 1]);
  });

  it('is sent anew for another post, once a reply has named it', async () => {
    const { client } = aStore();
    const file = film();

    await uploadVideo(client, file, {});
    forgetVideo(client, file);

    expect(await uploadVideo(client, file, {})).toBe('v2');
    expect(sent).toHaveLength(2);
  });
});
