/** Timing helpers that run in the page; their marks appear in the trace. */

/** Sets a mark for the trace. */
export const mark = (name: string): void => {
  performance.mark(`bench ${name}`);
};

/** Resolves after the next frame is painted, including all main-thread work for it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await painted();
}

/** Waits for an idle moment, in which deferred work is done. */
export async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  await frames(3);
}
