import { vars } from '../theme/contract.css';

/**
 * A transition of the named properties, 140 ms or as long as the token says. Under reduced motion the theme sets
 * every duration to zero, so that nothing moves.
 */
export function transition(properties: readonly string[], duration: string = vars.duration.base) {
  const parts = properties.map((property) => `${property} ${duration} ${vars.easing.standard}`);
  return { transition: parts.join(', ') };
}

/** For animations, which the durations do not reach: to be spread into `@media`. */
export function moving(rule: { animation: string }) {
  return { '(prefers-reduced-motion: no-preference)': rule };
}
