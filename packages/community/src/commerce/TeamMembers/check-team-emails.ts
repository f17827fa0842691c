import { isEmail, normalizeEmail } from '@millrace/domain';

/** Error of an address of a team. */
export type TeamEmailProblem = 'invalid' | 'repeated' | 'own';

/**
 * Validates the typed addresses and returns the errors by index; empty ones are skipped. The server runs
 * the same checks. @see GAP-048
 *
 * @param taken Addresses of the team.
 * @param own The owner's addresses.
 */
export function checkTeamEmails(
  typed: readonly string[],
  { taken, own }: { taken: readonly string[]; own: readonly string[] },
): Map<number, TeamEmailProblem> {
  const problems = new Map<number, TeamEmailProblem>();
  const seen = new Set(taken.map(normalizeEmail));
  const owns = new Set(own.map(normalizeEmail));
  for (const [place, text] of typed.entries()) {
    const email = normalizeEmail(text);
    if (email === '') continue;
    if (!isEmail(email)) problems.set(place, 'invalid');
    else if (owns.has(email)) problems.set(place, 'own');
    else if (seen.has(email)) problems.set(place, 'repeated');
    seen.add(email);
  }
  return problems;
}
