import { isEmail, normalizeEmail } from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';

/** What a list of a team's addresses says. */
export interface TeamEmails {
  /** Each that is new to the team, in lower case, with its place in the list. */
  added: { email: string; field: string }[];
  /** What is wrong with the list, by the place. */
  problems: Record<string, Sentence>;
}

/**
 * Reads the addresses of a team: those that are in it, and new ones. Empty places say nothing.
 *
 * @param own The owner's addresses, in lower case.
 * @param known Those in the team, in lower case.
 * @see GAP-048
 */
export function readTeamEmails(
  sent: readonly string[],
  { own, known }: { own: readonly string[]; known: readonly string[] },
): TeamEmails {
  const added: TeamEmails['added'] = [];
  const problems: Record<string, Sentence> = {};
  const seen = new Set<string>();
  for (const [place, written] of sent.entries()) {
    const email = normalizeEmail(written);
    const field = String(place);
    if (email === '') continue;
    if (!isEmail(email)) problems[field] = sentence('field.email');
    else if (own.includes(email)) problems[field] = sentence('field.ownEmail');
    else if (seen.has(email)) problems[field] = sentence('field.repeatedEmail');
    else if (!known.includes(email)) added.push({ email, field });
    seen.add(email);
  }
  return { added, problems };
}
