import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api';

/** Has what runs in a context, and all that it waits for, know of it. */
export class RunningContext implements ContextManager {
  private readonly storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.storage.getStore() ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    work: F,
    self?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.storage.run(context, () => work.apply(self, args));
  }

  /** Functions only: what else there is, such as emitters, stays as it is. */
  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target;
    const { storage } = this;
    return function (this: unknown, ...args: unknown[]) {
      return storage.run(context, () => target.apply(this, args));
    } as T;
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.storage.disable();
    return this;
  }
}
