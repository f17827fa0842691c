/** States of the document that axe has judged in this page of the tests. */
const judged = new Set<string>();

/** Only where tests run: a reader of Storybook may ask for any story. */
const isTested = (): boolean => '__vitest_browser__' in globalThis;

/**
 * Has axe judge each state of the document once: many stories end as another one does, and axe takes as long as the rest
 * of a story. What is typed into fields is no part of the markup, nor of what axe judges.
 */
export function skipAxeWhereJudged(context: { parameters: Record<string, unknown> }): void {
  if (!isTested()) return;
  const { className, dir, lang, dataset } = document.documentElement;
  const state = JSON.stringify([className, dir, lang, dataset, innerWidth, document.body.outerHTML]);
  if (judged.has(state)) context.parameters = { ...context.parameters, a11y: { test: 'off' } };
  judged.add(state);
}
