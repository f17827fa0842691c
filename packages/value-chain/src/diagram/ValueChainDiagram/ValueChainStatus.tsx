import { EmptyState, ErrorState, Notice } from '@millrace/ui/light';
import { useMessages } from '@millrace/ui/messages';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { message } from './ValueChainPlate.css';

export interface ValueChainStatusProps {
  status: 'empty' | 'error';
  /** Root node. */
  product: string;
  onRetry: () => void;
}

/** Shows on the plate why there is no tree. */
export function ValueChainStatus({ status, product, onRetry }: ValueChainStatusProps) {
  const messages = useMessages(valueChainTexts);
  return status === 'empty' ? (
    <EmptyState
      className={message}
      title={messages.format('valueChain.empty.title')}
      description={messages.format('valueChain.empty.description', { product })}
    />
  ) : (
    <ErrorState
      className={message}
      title={messages.format('valueChain.error.title')}
      description={messages.format('valueChain.error.description')}
      onRetry={onRetry}
    />
  );
}

/** Shows that no file was saved. */
export function ExportFailure() {
  const messages = useMessages(valueChainTexts);
  return (
    <Notice tone="danger" role="alert">
      {messages.format('valueChain.export.failed')}
    </Notice>
  );
}
