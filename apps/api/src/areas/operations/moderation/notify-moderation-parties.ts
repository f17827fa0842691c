import type { Decision, ReportReason } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Addressee } from '../../../platform/db/mail-address';
import type { MailJob } from '../../../platform/mail';
import type { CaseRow } from './case-row.repository';
import { findAddressee, findReporters } from './decisions.repository';

/** Something that was decided. */
export interface Decided {
  one: CaseRow;
  decision: Decision;
  /** What the author is told; of `hide` and `suspend`. */
  reason: ReportReason | null;
}

/**
 * Tells those whom a decision concerns: who reported it what became of that, and its author what happens to it. The one
 * place that tells: whatever else is to reach them, such as a notification, is sent from here. A reporter is never told
 * to the author; an author is not told of reports that came to nothing.
 *
 * @see GAP-096
 */
export async function notifyModerationParties(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  decided: Decided,
): Promise<void> {
  const author = await findAddressee(tx, decided.one.subjectId);
  const toAuthor = author && mailToAuthor(author, decided);
  if (toAuthor) await mailer.send(toAuthor, { tx });
  const outcome = OUTCOMES[decided.decision];
  if (!outcome) return;
  for (const { firstName, email } of await findReporters(tx, decided.one.id)) {
    const data = { firstName, kind: decided.one.kind, name: decided.one.name, outcome };
    await mailer.send({ name: 'reportDecided', to: email, data }, { tx });
  }
}

/** What those who reported something are told; that a suspension has ended is the member's own business. */
const OUTCOMES = {
  dismiss: 'kept',
  hide: 'acted',
  restore: 'restored',
  suspend: 'acted',
  lift: null,
} as const satisfies Record<Decision, 'kept' | 'acted' | 'restored' | null>;

const SHOWN_LENGTH = 300;

function mailToAuthor({ firstName, email }: Addressee, { one, decision, reason }: Decided): MailJob | null {
  const words = one.snapshot.text || one.snapshot.file || '';
  const shown = words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH)}…` : words;
  const kind = one.kind === 'member' ? ('post' as const) : one.kind;
  switch (decision) {
    case 'dismiss':
      return null;
    case 'hide':
      return {
        name: 'contentHidden',
        to: email,
        data: { firstName, kind, words: shown, because: reason ?? 'other' },
      };
    case 'restore':
      return { name: 'contentRestored', to: email, data: { firstName, kind, words: shown } };
    case 'suspend':
      return { name: 'memberSuspended', to: email, data: { firstName, because: reason ?? 'other' } };
    case 'lift':
      return {
        name: 'suspensionLifted',
        to: email,
        data: { firstName, signInPath: '/?login=true' },
      };
  }
}
