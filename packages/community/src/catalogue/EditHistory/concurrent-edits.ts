/** What a form holds: texts by field. */
type Texts<Values> = { [Field in keyof Values]: string };

const textFields = <Values extends Texts<Values>>(values: Values) => Object.keys(values) as (keyof Values)[];

/**
 * What somebody else has changed meanwhile, and not as one has typed it.
 *
 * @param before What one began with.
 * @param now What stands there by now.
 * @param typed What one would save.
 * @see GAP-058
 */
export function changedByOthers<Values extends Texts<Values>>(
  before: Values,
  now: Values,
  typed: Values,
): Partial<Values> {
  const changed = textFields(now).filter(
    (field) => now[field] !== before[field] && now[field] !== typed[field],
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<Values>;
}

/**
 * What one has typed upon what stands there by now: a field that one has not touched takes what the other has written.
 */
export function rebased<Values extends Texts<Values>>(before: Values, now: Values, typed: Values): Values {
  const mine = textFields(now).filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
}
