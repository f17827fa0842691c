/** Runs a task after the next paint, and again if it schedules itself. */
export class AfterPaintTask {
  private frame = 0;
  private timer = 0;
  private isPausing = false;

  constructor(private readonly run: () => void) {}

  /** @param pauseMs Additional delay. */
  schedule(pauseMs: number): void {
    // A request without delay replaces a delayed one.
    if (this.isPausing && pauseMs === 0) this.cancel();
    if (this.frame) return;
    this.isPausing = pauseMs > 0;
    this.frame = requestAnimationFrame(() => {
      this.timer = window.setTimeout(() => {
        this.frame = 0;
        this.run();
      }, pauseMs);
    });
  }

  cancel(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = 0;
  }
}
