import type { Page } from 'playwright-core';

type Functions = { [name: string]: (...args: never[]) => unknown };

/** Tells a page what to do, by the functions that it has put on its window as `bench`. */
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
