import type { QuoteAnswer } from '@millrace/api-client';
import { Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { QuoteFact } from './QuoteFacts';
import { facts, words } from './Quotes.css';

/** What a colleague has answered while one typed: to be read before it is replaced. @see GAP-058 */
export function QuoteOvertaken({ theirs }: { theirs: QuoteAnswer }) {
  const messages = useMessages();
  const name = theirs.user_name ?? messages.format('quotes.formerMember');
  const said = [
    ['quotes.price', theirs.price],
    ['quotes.leadTime', theirs.lead_time],
    ['quotes.minimumOrder', theirs.minimum_order],
    ['quotes.attachment', theirs.attachment_name],
  ] as const;
  return (
    <Notice tone="warning" role="alert" data-part="overtaken">
      <p>{messages.format('quotes.overtaken', { name })}</p>
      <dl className={facts}>
        {said.map(
          ([label, value]) =>
            value && (
              <QuoteFact key={label} label={messages.format(label)}>
                {value}
              </QuoteFact>
            ),
        )}
      </dl>
      <p className={words}>{theirs.message}</p>
    </Notice>
  );
}
