/** Passes a list as one parameter in PostgreSQL's array syntax: a statement allows 65,535 parameters. */
export const asArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
