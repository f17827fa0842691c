/** Stack of cleanup functions, run in reverse order, however the work ends. */
export class ReleaseStack {
  private readonly releases: (() => Promise<void> | void)[] = [];

  add(release: () => Promise<void> | void): void {
    this.releases.push(release);
  }

  /** Runs all cleanups; a failure does not prevent the others. */
  async release(): Promise<void> {
    for (let release = this.releases.pop(); release; release = this.releases.pop()) {
      try {
        await release();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
}

/** Runs work with cleanups, also after Ctrl+C. */
export async function withReleases<T>(work: (stack: ReleaseStack) => Promise<T>): Promise<T> {
  const stack = new ReleaseStack();
  const stop = (): void => {
    void stack.release().then(() => process.exit(130));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(stack);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await stack.release();
  }
}
