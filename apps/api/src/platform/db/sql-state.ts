/** Returns the SQLSTATE of a database error, however it is wrapped. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}
