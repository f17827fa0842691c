import { afterEach, describe, expect, it } from 'vitest';
import { LoadGate } from './load-gate';

const gates: LoadGate[] = [];
afterEach(() => {
  for (const gate of gates.splice(0)) gate.stop();
});

function gateWith(limits: { loopDelayMs: number; databaseQueue: number }) {
  const database = { waiting: 0 };
  const gate = new LoadGate({ limits, waiting: () => database.waiting });
  gates.push(gate);
  return { gate, database };
}

/** Whether it is shut after each look. */
const after = (gate: LoadGate, lates: readonly number[]) =>
  lates.map((late) => {
    gate.sample(late);
    return gate.isShut;
  });

describe('the gate', () => {
  it('shuts when the event loop stays late, and opens once it is well again', () => {
    const { gate } = gateWith({ loopDelayMs: 500, databaseQueue: 0 });
    expect(after(gate, [800, 700, 600])).toEqual([false, false, true]);
    expect(after(gate, [400, 300, 200, 0])).toEqual([true, true, false, false]);
  });

  it('takes one long piece of work for no overload', () => {
    const { gate } = gateWith({ loopDelayMs: 500, databaseQueue: 0 });
    expect(after(gate, [9000, 800, 0, 800, 300, 800])).toEqual([false, false, false, false, false, false]);
  });

  it('shuts while more waits for the database than may', () => {
    const { gate, database } = gateWith({ loopDelayMs: 0, databaseQueue: 3 });
    const shut = [3, 4, 50, 3].map((waiting) => {
      database.waiting = waiting;
      return gate.isShut;
    });
    expect(shut).toEqual([false, true, true, false]);
  });

  it('never shuts where both are without limit', () => {
    const { gate, database } = gateWith({ loopDelayMs: 0, databaseQueue: 0 });
    database.waiting = 100_000;
    expect(gate.isShut).toBe(false);
  });
});
