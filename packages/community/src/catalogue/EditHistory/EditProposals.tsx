import type { CompanyProposal } from '@millrace/api-client';
import { shownName } from '@millrace/domain';
import { Button, Heading, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { EditChanges } from './EditChanges';
import { edit, head, list, tools } from './EditHistory.css';

export interface EditProposalsProps {
  /** Newest first. */
  rows: readonly CompanyProposal[];
  /** True if the viewer may accept and decline; others can withdraw their own proposals. */
  mayDecide: boolean;
  /** Accepts or declines; declining one's own proposal withdraws it. */
  onDecide: (proposal: CompanyProposal, accept: boolean) => void;
  /** The pending or failed decision. */
  deciding: { id: string; status: 'pending' } | { id: string; status: 'failed'; reason: string } | null;
}

/** Proposed changes that are not decided yet. */
export function EditProposals({ rows, mayDecide, onDecide, deciding }: EditProposalsProps) {
  const messages = useMessages();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="edit-proposals">
      <Heading level={3} size="panel" id="edit-proposals">
        {messages.format('editHistory.proposals')}
      </Heading>
      {!mayDecide && (
        <Text as="p" variant="small" tone="secondary">
          {messages.format('editHistory.undecided')}
        </Text>
      )}
      {deciding?.status === 'failed' && (
        <Notice tone="danger">
          {messages.format('editHistory.decideFailed', { reason: deciding.reason })}
        </Notice>
      )}
      <ul className={list}>
        {rows.map((proposal) => {
          const name = shownName(proposal.user_name);
          const moment = messages.date(proposal.added, { dateStyle: 'medium', timeStyle: 'short' });
          const isPending = deciding?.id === proposal.id && deciding.status === 'pending';
          return (
            <li key={proposal.id} className={edit} data-part="proposal">
              <div className={head}>
                <Text variant="small" tone="secondary">
                  <time dateTime={proposal.added}>
                    {messages.format('editHistory.proposed', { name, moment })}
                  </time>
                </Text>
                <div className={tools}>
                  {mayDecide && (
                    <Button
                      size="small"
                      tone="primary"
                      aria-label={messages.format('editHistory.acceptOf', { name })}
                      loading={isPending}
                      onClick={() => onDecide(proposal, true)}
                    >
                      {messages.format('editHistory.accept')}
                    </Button>
                  )}
                  {mayDecide && !proposal.own && (
                    <Button
                      size="small"
                      aria-label={messages.format('editHistory.declineOf', { name })}
                      disabled={isPending}
                      onClick={() => onDecide(proposal, false)}
                    >
                      {messages.format('editHistory.decline')}
                    </Button>
                  )}
                  {proposal.own && (
                    <Button size="small" disabled={isPending} onClick={() => onDecide(proposal, false)}>
                      {messages.format('editHistory.takeBack')}
                    </Button>
                  )}
                </div>
              </div>
              <EditChanges changes={proposal.changes} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
