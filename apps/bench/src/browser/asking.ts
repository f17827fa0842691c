import type { Page } from 'playwright-core';

type Functions = { [name: string]: (...args: never[]) => unknown };

/** Returns a function that calls `window.bench` of a page. */
export const asking =
  <Bench extends Functions>(page: Page) =>
  <Name extends keyof Bench & string>(
    name: Name,
    ...args: Parameters<Bench[Name]>
  ): Promise<Awaited<ReturnType<Bench[Name]>>> =>
    page.evaluate(([what, values]) => Reflect.get(Reflect.get(window, 'bench'), what)(...values), [
      name as string,
      args as unknown[],
    ] as const);
