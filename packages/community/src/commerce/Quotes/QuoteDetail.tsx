import type { QuoteAnswerDraft, QuoteRequestDetail } from '@millrace/api-client';
import { countryIn, productPath, SITE_PATHS } from '@millrace/domain';
import {
  ErrorState,
  Heading,
  Link,
  SectionHead,
  SkeletonRows,
  Stack,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { BackLink } from '../../internal/BackLink';
import { QuoteAnswerForm, type QuoteAnswerState } from './QuoteAnswerForm';
import { QuoteAnswers } from './QuoteAnswers';
import { QuoteFact } from './QuoteFacts';
import { facts, words } from './Quotes.css';

export interface QuoteDetailProps {
  state:
    | { status: 'loading' }
    | { status: 'error'; message: string }
    | { status: 'ready'; quote: QuoteRequestDetail };
  /** How far the reader's own answer is. */
  answering: QuoteAnswerState;
  /** Where a file is read: of the request, or of a supplier's answer. */
  attachmentHref: (companyId?: string) => string;
  onAnswer: (draft: QuoteAnswerDraft) => void;
  onRetry: () => void;
}

/** A request for a quote: for its buyer with all answers side by side, for a supplier with the form that answers. @see DIFF-003 */
export function QuoteDetail({ state, onRetry, ...rest }: QuoteDetailProps) {
  const messages = useMessages();
  return (
    <div data-component="QuoteDetail" data-state={state.status}>
      <Stack gap="lg">
        <BackLink href={SITE_PATHS.quotes}>{messages.format('quotes.back')}</BackLink>
        {state.status === 'loading' && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
            <SkeletonRows count={5} art="none" />
          </div>
        )}
        {state.status === 'error' && (
          <ErrorState
            title={messages.format('quotes.failed')}
            description={state.message}
            onRetry={onRetry}
          />
        )}
        {state.status === 'ready' && <Quote {...rest} quote={state.quote} />}
      </Stack>
    </div>
  );
}

type QuoteProps = Pick<QuoteDetailProps, 'answering' | 'attachmentHref' | 'onAnswer'> & {
  quote: QuoteRequestDetail;
};

function Quote({ quote, answering, attachmentHref, onAnswer }: QuoteProps) {
  const messages = useMessages();
  const { buyer, company_name: company, product_id: productId, product_name: product } = quote;
  const name = product ?? messages.format('quotes.productGone');
  const [own] = quote.answers;
  return (
    <>
      <Heading level={1}>{messages.format('quotes.requestTitle', { product: name })}</Heading>
      <dl className={facts}>
        <QuoteFact label={messages.format('quotes.product')}>
          {productId && product ? (
            <Link href={productPath({ id: productId, name: product })}>{product}</Link>
          ) : (
            name
          )}
        </QuoteFact>
        <QuoteFact label={messages.format('quotes.buyer')}>
          {company ? messages.format('quotes.by', { buyer, company }) : buyer}
        </QuoteFact>
        <QuoteFact label={messages.format('quotes.quantity')}>
          {quote.quantity
            ? [quote.quantity, quote.unit].filter(Boolean).join(' ')
            : messages.format('quotes.noQuantity')}
        </QuoteFact>
        {quote.needed_by && (
          <QuoteFact label={messages.format('quotes.neededBy')}>
            {messages.date(quote.needed_by, { dateStyle: 'medium', timeZone: 'UTC' })}
          </QuoteFact>
        )}
        {quote.delivery_country && (
          <QuoteFact label={messages.format('quotes.delivery')}>
            {countryIn(quote.delivery_country, messages.locale)}
          </QuoteFact>
        )}
        <QuoteFact label={messages.format('quotes.asked')}>
          {messages.date(quote.asked, { dateStyle: 'medium' })}
        </QuoteFact>
        {quote.attachment_name && (
          <QuoteFact label={messages.format('quotes.attachment')}>
            <Link href={attachmentHref()} download>
              {quote.attachment_name}
            </Link>
          </QuoteFact>
        )}
      </dl>
      <section aria-labelledby="quote-message">
        <SectionHead title={messages.format('quotes.message')} titleId="quote-message" />
        <Text as="p" variant="prose" className={words}>
          {quote.message}
        </Text>
      </section>
      {quote.answering ? (
        <section aria-labelledby="quote-answer">
          <SectionHead title={messages.format('quotes.answerTitle')} titleId="quote-answer" />
          <Stack>
            <Text as="p" tone="secondary">
              {messages.format('quotes.answerAs', { company: quote.answering.name, buyer })}
            </Text>
            <QuoteAnswerForm before={own} state={answering} onSubmit={onAnswer} />
          </Stack>
        </section>
      ) : (
        <section aria-labelledby="quote-answers">
          <SectionHead title={messages.format('quotes.answersTitle')} titleId="quote-answers" />
          <QuoteAnswers quote={quote} attachmentHref={attachmentHref} />
        </section>
      )}
    </>
  );
}
