import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../catalogue/factory';
import { handlers } from '../handlers/handlers';
import { answerRequest, read } from '../testing/example-request';
import { failing } from './failing';
import { huge } from './huge';
import { slow } from './slow';
import { withData } from './with-data';

const { id } = aProduct();
const product = () => read(`/api/v1/product/${id}`);
const suppliers = () => read(`/api/v2/products/${id}/suppliers`);
const currentUser = () => read('/api/v1/current_user');

describe('scenarios', () => {
  it('slow keeps an answer back', async () => {
    vi.useFakeTimers();
    const answers: number[] = [];
    const waiting = answerRequest(handlers({ scenarios: [slow({ delayMs: 500 })] }), product()).then(
      ({ status }) => answers.push(status),
    );

    await vi.advanceTimersByTimeAsync(499);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(answers).toEqual([200]);
    vi.useRealTimers();
  });

  it.each([
    ['server', 500],
    ['signed-out', 401],
    ['rate-limited', 429],
    ['not-found', 404],
  ] as const)('failing %s answers %i', async (failure, status) => {
    const response = await answerRequest(handlers({ scenarios: [failing(failure)] }), suppliers());

    expect(response.status).toBe(status);
    expect(response.headers.get('Retry-After')).toBe(status === 429 ? '42' : null);
  });

  it('failing offline gives no answer at all', async () => {
    const response = await answerRequest(handlers({ scenarios: [failing('offline')] }), product());

    expect(response.type).toBe('error');
  });

  it('failing leaves calls alone that never answer so', async () => {
    const set = handlers({ scenarios: [failing('signed-out')] });

    expect((await answerRequest(set, product())).status).toBe(200);
    expect((await answerRequest(set, currentUser())).status).toBe(401);
  });

  it('fails some calls only, and so many times only', async () => {
    const set = handlers({ scenarios: [failing('server', { operations: ['listSuppliers'], times: 1 })] });

    expect((await answerRequest(set, product())).status).toBe(200);
    expect((await answerRequest(set, suppliers())).status).toBe(500);
    expect((await answerRequest(set, suppliers())).status).toBe(200);
  });

  it('huge counts what it has', async () => {
    const set = handlers({ scenarios: [huge()] });

    const { Item } = await (await answerRequest(set, product())).json();

    expect(Item.counts).toEqual({
      suppliers: 10_000,
      raw_materials: 10_000,
      applications: 10_000,
      potential_customers: 10_000,
    });
  });

  it('withData changes what the examples know', async () => {
    const set = handlers({
      scenarios: [
        withData(({ applications }) => applications.of(id).splice(1)),
        failing('offline', { operations: [] }),
      ],
    });

    const { Items, Count } = await (
      await answerRequest(set, read(`/api/v1/product/application/${id}`))
    ).json();

    expect([Items.length, Count]).toEqual([1, 1]);
  });

  it('add up', async () => {
    const scenarios = [huge({ rows: 20 }), failing('server', { operations: ['getProduct'] })];
    const set = handlers({ viewer: 'free', scenarios });

    expect((await answerRequest(set, product())).status).toBe(500);
    expect(await (await answerRequest(set, suppliers())).json()).toMatchObject({
      count: 20,
      limited: 'plan',
    });
  });
});
