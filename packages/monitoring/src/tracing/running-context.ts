import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api';

/** Propagates a context to code and everything that it awaits. */
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

  /** Binds functions only: other values, such as emitters, are returned unchanged. */
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
