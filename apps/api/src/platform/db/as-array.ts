/** A list as one parameter, in PostgreSQL's own spelling: a statement has room for 65,535 parameters only. */
export const asArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
