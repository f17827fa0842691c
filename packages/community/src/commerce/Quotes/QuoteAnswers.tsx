import type { QuoteRequestDetail } from '@millrace/api-client';
import { companyPath, SITE_PATHS, shownName } from '@millrace/domain';
import { EmptyState, Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { QuoteFact } from './QuoteFacts';
import { answer as answerClass, answerFacts, answers as answersClass, words } from './Quotes.css';

export interface QuoteAnswersProps {
  quote: Pick<QuoteRequestDetail, 'answers' | 'recipients'>;
  /** Where the file of a supplier's answer is read. */
  attachmentHref: (companyId: string) => string;
}

/** What suppliers answer, side by side. @see DIFF-003 */
export function QuoteAnswers({ quote, attachmentHref }: QuoteAnswersProps) {
  const messages = useMessages();
  const { answers, recipients } = quote;
  if (answers.length === 0) {
    return recipients === 0 ? (
      <EmptyState
        title={messages.format('quotes.toSalesDesk')}
        description={messages.rich('quotes.toSalesDeskHint', {
          link: (text) => <Link href={SITE_PATHS.plans}>{text}</Link>,
        })}
      />
    ) : (
      <EmptyState
        title={messages.format('quotes.noAnswers')}
        description={messages.format('quotes.noAnswersHint', { recipients })}
      />
    );
  }
  return (
    <ul className={answersClass} data-component="QuoteAnswers">
      {answers.map((one) => {
        const name =
          one.user_name === null ? messages.format('quotes.formerMember') : shownName(one.user_name);
        const date = messages.date(one.answered, { dateStyle: 'medium' });
        return (
          <li key={one.company_id} className={answerClass} data-part="answer">
            <div>
              <Link variant="name" href={companyPath({ id: one.company_id, name: one.company_name })}>
                {one.company_name}
              </Link>
              <Text as="p" variant="small" tone="secondary">
                {messages.format('quotes.from', { name, date })}
              </Text>
            </div>
            <dl className={answerFacts}>
              <QuoteFact label={messages.format('quotes.price')}>{said(one.price)}</QuoteFact>
              <QuoteFact label={messages.format('quotes.leadTime')}>{said(one.lead_time)}</QuoteFact>
              <QuoteFact label={messages.format('quotes.minimumOrder')}>{said(one.minimum_order)}</QuoteFact>
            </dl>
            <div>
              <Text as="p" variant="prose" className={words}>
                {one.message}
              </Text>
              {one.attachment_name && (
                <Link href={attachmentHref(one.company_id)} download>
                  {one.attachment_name}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );

  function said(text: string | null) {
    return text ?? <Text tone="muted">{messages.format('quotes.notSaid')}</Text>;
  }
}
