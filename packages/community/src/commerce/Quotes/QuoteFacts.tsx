import { Text } from '@millrace/ui';
import type { ReactNode } from 'react';
import { fact, value } from './Quotes.css';

/** A fact of a request or an answer, for a description list. */
export function QuoteFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" variant="label">
        {label}
      </Text>
      <dd className={value}>{children}</dd>
    </div>
  );
}
