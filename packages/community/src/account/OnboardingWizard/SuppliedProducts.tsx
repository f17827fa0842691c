import type { CompanyProduct } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { artPath } from '@millrace/domain';
import { Art, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { entries, entry, entryName } from './OnboardingWizard.css';

/** Rows that are shown at first, and with each press more. */
const ROWS = 10;

interface SuppliedProductsProps {
  state: ListState<CompanyProduct>;
  onRetry?: (() => void) | undefined;
}

/** What the company supplies already; nothing while that is nothing. */
export function SuppliedProducts({ state, onRetry }: SuppliedProductsProps) {
  const messages = useMessages();
  const [limit, setLimit] = useState(ROWS);
  if (state.status === 'empty') return null;
  return (
    <section aria-labelledby="supplied" data-part="supplied" data-state={state.status}>
      <SectionHead
        variant="panel"
        level={3}
        title={messages.format('onboarding.supplied')}
        titleId="supplied"
        fact={
          state.status === 'ready'
            ? messages.format('onboarding.productCount', { count: state.total })
            : undefined
        }
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="thumb"
        empty={messages.format('onboarding.nothingListed')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul aria-labelledby="supplied" className={entries}>
              {rows.slice(0, limit).map(({ product_id: id, product_name: name, sector }) => (
                <li key={id} data-part="suppliedProduct" className={entry}>
                  <Art kind="thumb" src={artPath({ name, sector, kind: 'thumb' })} />
                  <p className={entryName}>
                    <bdi>{name}</bdi>
                  </p>
                </li>
              ))}
            </ul>
            {total > ROWS && (
              <ListFoot
                shown={Math.min(limit, rows.length)}
                total={total}
                more={more}
                label={messages.format('onboarding.suppliedMore')}
                onLoadMore={() => setLimit(limit + ROWS)}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
