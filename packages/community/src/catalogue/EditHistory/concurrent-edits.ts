/** Text values of a form by field. */
type Texts<Values> = { [Field in keyof Values]: string };

const textFields = <Values extends Texts<Values>>(values: Values) => Object.keys(values) as (keyof Values)[];

/**
 * Finds edit conflicts: fields that somebody else has changed meanwhile to a value other than the typed one.
 *
 * @param before Values at the start of the edit.
 * @param now Current values.
 * @param typed Values to save.
 * @see GAP-058
 */
export function findConflicts<Values extends Texts<Values>>(
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
 * Rebases an edit onto the current values (three-way merge): an untouched field takes the current value.
 */
export function rebase<Values extends Texts<Values>>(before: Values, now: Values, typed: Values): Values {
  const mine = textFields(now).filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
}
