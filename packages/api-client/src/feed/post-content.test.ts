import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMutation } from '../testing/call';
import { FakeXhr, stubXhr } from '../testing/fake-xhr';
import { json, stubbedClient } from '../testing/stub-fetch';
import { createClient } from '../transport/client';
import { postKeys } from './keys';
import { type PostDraft, type PostUpdate, postContentMutations } from './mutations';

const A = 'd53ae804-391b-573e-ba6d-76a128774728';
const B = 'aa85ee6e-a726-5b00-96b2-c678b62c07af';

const draft: PostDraft = {
  text: 'Kvarnholm Silica AB ships samples.',
  mentions: [{ start: 0, length: 19, kind: 'company', id: B }],
  visibility: 'private',
  taggedProduct: [A, A],
  taggedCompanies: [B],
  medium: { kind: 'pdf', file: new File(['%PDF'], 'limits.pdf', { type: 'application/pdf' }) },
};

describe('what is sent', () => {
  it('is one form with lists as JSON, each tag once, and the file under its kind [FEED-027]', async () => {
    const { client, seen } = stubbedClient(() => json({ Item: { id: 'p1' } }, 201));
    const queries = new QueryClient();

    await callMutation(postContentMutations(client).create(), draft, queries);

    const [request] = seen;
    expect([request?.method, request?.address]).toEqual(['POST', '/api/v1/feed/post']);
    const form = await new Response(request?.body, { headers: request?.headers }).formData();
    const { name, type } = form.get('pdf') as File;
    expect([name, type]).toEqual(['limits.pdf', 'application/pdf']);
    form.delete('pdf');
    expect(Object.fromEntries(form)).toEqual({
      text: draft.text,
      visibility: 'private',
      mentions: JSON.stringify(draft.mentions),
      taggedProduct: JSON.stringify([A]),
      taggedCompanies: JSON.stringify([B]),
    });
    expect(queries.getQueryData(postKeys.detail('p1'))).toEqual({ id: 'p1' });
  });

  it('says that the file goes, unless another one takes its place [FEED-041]', async () => {
    const { client, seen } = stubbedClient(() => json({ Item: { id: A } }));
    const { text, mentions, visibility, medium } = draft;
    const content = { id: A, text, mentions, visibility, removeMedium: true };

    await callMutation(postContentMutations(client).update(), content);
    await callMutation(postContentMutations(client).update(), { ...content, medium });

    expect(seen.map(({ method, address }) => `${method} ${address}`)).toEqual([
      `PUT /api/v1/feed/post/${A}/content`,
      `PUT /api/v1/feed/post/${A}/content`,
    ]);
    const forms = await Promise.all(
      seen.map(({ body, headers }) => new Response(body, { headers }).formData()),
    );
    expect(forms.map((form) => [form.get('remove_media'), form.has('pdf')])).toEqual([
      ['true', false],
      [null, true],
    ]);
  });

  it('of an edit holds its tags where they are to be others, and else says nothing of them', async () => {
    const { client, seen } = stubbedClient(() => json({ Item: { id: A } }));
    const update = (change: Omit<PostUpdate, 'id'>) =>
      callMutation(postContentMutations(client).update(), { id: A, ...change });

    await update({ text: 'Other words', mentions: [], visibility: 'public' });
    await update({ taggedProduct: [B, B], taggedCompanies: [] });

    const forms = await Promise.all(
      seen.map(({ body, headers }) => new Response(body, { headers }).formData()),
    );
    expect(forms.map((form) => Object.fromEntries(form))).toEqual([
      { text: 'Other words', visibility: 'public', mentions: '[]' },
      { taggedProduct: JSON.stringify([B]), taggedCompanies: '[]' },
    ]);
  });

  it('adds each tag once', async () => {
    const { client, seen } = stubbedClient(() => json({ Item: { id: A } }));

    await callMutation(postContentMutations(client).tag(), {
      id: A,
      taggedProduct: [B, B],
      taggedCompanies: [],
    });

    expect(seen[0]?.address).toBe(`/api/v1/feed/post/${A}/tags`);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ taggedProduct: [B], taggedCompanies: [] });
  });
});

describe('on the way', () => {
  beforeEach(stubXhr);
  afterEach(() => vi.unstubAllGlobals());

  const client = createClient({ baseUrl: 'https://api.millrace.example' });
  const sent = async (count: number) => {
    await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(count));
    const xhr = FakeXhr.sent[count - 1];
    if (!xhr) throw new Error('Nothing was sent');
    return xhr;
  };

  it('tells how much of it is sent, and answers as any other call', async () => {
    const shares: number[] = [];
    const create = postContentMutations(client).create(() => ({ onProgress: (share) => shares.push(share) }));
    const posting = callMutation(create, draft);

    const xhr = await sent(1);
    xhr.progress(25, 100);
    xhr.progress(100, 100);
    xhr.answer({ Item: { id: 'p1' } }, 201);

    expect(await posting).toEqual({ id: 'p1' });
    expect(shares).toEqual([0.25, 1, 1]);
    expect([xhr.method, xhr.address, xhr.withCredentials]).toEqual([
      'POST',
      'https://api.millrace.example/api/v1/feed/post',
      true,
    ]);
    // The browser writes it, with the boundary between the fields.
    expect(xhr.headers.has('Content-Type')).toBe(false);
    expect(xhr.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(xhr.body?.get('text')).toBe(draft.text);
  });

  it('keeps its key when it was stopped and is tried again, and takes another once it is done', async () => {
    let stopping = new AbortController();
    const create = postContentMutations(client).create(() => ({ signal: stopping.signal }));
    const posting = new MutationObserver(new QueryClient(), create);

    const first = posting.mutate(draft);
    const one = await sent(1);
    stopping.abort();
    await expect(first).rejects.toMatchObject({ code: 'aborted' });

    stopping = new AbortController();
    const second = posting.mutate(draft);
    const two = await sent(2);
    two.lose();
    await expect(second).rejects.toMatchObject({ code: 'offline' });

    const third = posting.mutate(draft);
    const three = await sent(3);
    three.answer({ Item: { id: 'p1' } }, 201);
    await third;

    const fourth = posting.mutate(draft);
    const four = await sent(4);
    four.answer({ error: 'Too much.', code: 'rate_limited' }, 429);
    await expect(fourth).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3 });

    const keys = [one, two, three, four].map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('sends nothing for a signal that says stop already', async () => {
    const create = postContentMutations(client).create(() => ({ signal: AbortSignal.abort() }));

    await expect(callMutation(create, draft)).rejects.toMatchObject({ code: 'aborted' });
    expect(FakeXhr.sent).toEqual([]);
  });
});
