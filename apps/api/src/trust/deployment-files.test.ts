import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST_MEDIA, POST_VIDEO_FORM_BYTES } from '@millrace/domain';
import { expect, it } from 'vitest';
import { INSTALLATION } from './testing/deployed';

const read = (name: string): string => readFileSync(join(INSTALLATION, 'docs/deployment', name), 'utf8');

/** What a form has beside its file: its words, and what parts them. */
const WORDS_BYTES = 2 * 2 ** 20;

it('has nginx let through what forms may bring, wherever it passes requests on to the API', () => {
  const { image, pdf, ppt } = POST_MEDIA;
  const largest = Math.max(POST_VIDEO_FORM_BYTES, image.maxBytes, pdf.maxBytes, ppt.maxBytes);
  const servers = read('nginx.conf')
    .split(/^server \{$/m)
    .filter((server) => server.includes('proxy_pass http://millrace_api'));
  const limits = servers.map((server) => Number(/client_max_body_size (\d+)m;/.exec(server)?.[1]) * 2 ** 20);
  expect(limits).toHaveLength(2);
  for (const limit of limits) expect(limit).toBeGreaterThanOrEqual(largest + WORDS_BYTES);
});
