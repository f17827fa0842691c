import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POST_MEDIA, POST_VIDEO_FORM_BYTES } from '@millrace/domain';
import { expect, it } from 'vitest';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/deployment/${name}`, import.meta.url)), 'utf8');

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

it.each(['api', 'web'])('has the %s listen where nginx alone reaches it', (part) => {
  const unit = read(`millrace-${part}@.service`);
  expect(unit).toContain(`\nEnvironment=${part.toUpperCase()}_HOST=127.0.0.1\n`);
  const { hostname } = new URL(`http://${/server (\S+) max_fails/.exec(read('nginx.conf'))?.[1]}`);
  expect(hostname).toBe('127.0.0.1');
});
