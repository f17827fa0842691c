import { beforeEach } from 'vitest';
import type { EmbedEventBatch } from '../server/embed-events';
import { createEmbedHandler, type EmbedHandler } from '../server/embed-handler';
import { parseTree } from '../server/render-tree';
import type { EmbedResponse } from '../server/response';
import type { TreeElement } from '../shared/payload';
import { demoApi } from './demo-api';

export const webUrl = 'https://www.millrace.example';
/** An id that nothing has. */
export const missingId = '00000000-0000-5000-8000-000000000000';

/** What answers a test: its own handler, until the test puts another in its place. */
export interface ServedEmbeds {
  api: ReturnType<typeof demoApi>;
  /** In ms. */
  clock: number;
  handle: EmbedHandler;
  /** Of the release that is served. */
  version: string;
  seen: EmbedEventBatch[];
}

/** Gives each test of a file a handler on the demonstration's API, at the beginning of time. */
export function serveEmbeds(): ServedEmbeds {
  const served = {} as ServedEmbeds;
  beforeEach(async () => {
    const api = demoApi();
    const seen: EmbedEventBatch[] = [];
    const now = () => served.clock;
    const handle = await createEmbedHandler({ api, webUrl, now, onEvents: (one) => seen.push(one) });
    const loader = await handle({ method: 'GET', url: '/millrace.js', headers: {} });
    const version = /embed\/v1\/([0-9a-f]{8})\//.exec(answerText(loader))?.[1] ?? '';
    Object.assign(served, { api, seen, handle, version, clock: 0 });
  }, 30_000);
  return served;
}

export const answerText = ({ body }: EmbedResponse): string =>
  typeof body === 'string' ? body : Buffer.from(body).toString();

/** Cards and notes of an answer, as trees. */
export const cardsIn = (answer: EmbedResponse): TreeElement[] =>
  parseTree(answerText(answer)).slice(3) as TreeElement[];
