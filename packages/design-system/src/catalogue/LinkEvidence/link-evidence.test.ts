import { expect, it } from 'vitest';
import { toLinkEvidence } from './link-evidence';

it('shows the evidence of a link of the API', () => {
  const added = '2026-09-01T08:00:00.000Z';
  const evidence = {
    added,
    user_id: null,
    user_name: null,
    source_url: 'https://kvarnholm.example/list',
    confirmed: 1,
    disputed: 0,
    verdicts: [
      {
        verdict: 'confirmed',
        reason: 'We buy it there.',
        source_url: null,
        user_id: 'm1',
        user_name: 'Linnea Maria Ekström',
        added,
        own: true,
      },
    ],
    removable: true,
  } as const;
  expect(toLinkEvidence({ ...evidence, verdicts: [...evidence.verdicts] })).toEqual({
    added,
    author: null,
    source: 'https://kvarnholm.example/list',
    confirmed: 1,
    disputed: 0,
    verdicts: [
      {
        verdict: 'confirmed',
        reason: 'We buy it there.',
        source: null,
        author: 'Linnea Maria',
        added,
        own: true,
      },
    ],
    removable: true,
  });
});
