import { vars } from '../theme/contract.css';

/**
 * Returns a transition of the named properties, 140 ms or the token's duration. Under reduced motion the theme sets
 * every duration to zero, so that nothing moves.
 */
export function transition(properties: readonly string[], duration: string = vars.duration.base) {
  const parts = properties.map((property) => `${property} ${duration} ${vars.easing.standard}`);
  return { transition: parts.join(', ') };
}

/** Limits animations, which do not use the durations, to readers without reduced motion; spread into `@media`. */
export function moving(rule: { animation: string }) {
  return { '(prefers-reduced-motion: no-preference)': rule };
}
