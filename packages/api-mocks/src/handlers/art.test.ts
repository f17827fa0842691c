import { drawArt } from '@millrace/art';
import { artPath } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../testing/example-request';
import { artHandlers } from './art';

describe('artHandlers', () => {
  it('answer a drawing under its address', async () => {
    const address = artPath({ name: 'Estuário Fibras', sector: 'optical-fiber', kind: 'seal' });

    const response = await answerRequest(
      artHandlers(),
      new Request(`https://www.millrace.example${address}`),
    );

    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toBe(
      drawArt({ slug: 'estuário-fibras', sector: 'optical-fiber', kind: 'seal' }),
    );
  });

  it('answer 404 for an address that no drawing has', async () => {
    const request = new Request('https://www.millrace.example/art/v1/none/portrait/x.svg');

    expect((await answerRequest(artHandlers(), request)).status).toBe(404);
  });
});
