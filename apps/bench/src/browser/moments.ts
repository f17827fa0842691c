/** Runs in the page: its moments, as the trace has them. */

/** Sets a mark for the trace. */
export const mark = (name: string): void => {
  performance.mark(`bench ${name}`);
};

/** Once the next frame is drawn: after everything that the main thread does for it. */
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

/** A moment without anything to do, in which what was put off is done. */
export async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 250));
  await frames(3);
}
