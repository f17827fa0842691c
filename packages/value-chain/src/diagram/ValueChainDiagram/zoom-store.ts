/** Store of a diagram's zoom: it changes on every frame, and only its subscribers render again. */
export class ZoomStore {
  private value = 1;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** 1 is full size. */
  readonly get = (): number => this.value;

  readonly set = (zoom: number): void => {
    this.value = zoom;
    for (const listener of this.listeners) listener();
  };
}
