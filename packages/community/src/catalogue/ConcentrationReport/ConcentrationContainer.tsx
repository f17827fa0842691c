import { type ConcentrationEntry, productQueries } from '@millrace/api-client';
import { signInFor } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { ENTITLEMENTS, viewerLevel } from '@millrace/domain';
import { ErrorState, Spinner } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { QuoteDialogContainer } from '../../commerce/InquiryForm';
import { CreateCompanyDialogContainer } from '../../companies/CompanyDialog';
import type { PageSession } from '../../internal/page-session';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { AddLinkControl, AddSuppliersContainer } from '../AddLinkDialog';
import { ConcentrationReport, type ConcentrationReportProps } from './ConcentrationReport';
import { toConcentrationFilter } from './concentration-view';

export interface ConcentrationContainerProps
  extends PageSession,
    Pick<ConcentrationReportProps, 'product' | 'view' | 'onViewChange'> {}

/** Loads the supply concentration of a product's chain, and opens the dialogs of its rows. */
export function ConcentrationContainer({
  product,
  view,
  onViewChange,
  viewer,
  signInHref,
  onSignInRequired,
}: ConcentrationContainerProps) {
  const messages = useMessages();
  const hasScenarios = ENTITLEMENTS[viewerLevel(viewer)].concentrationScenarios;
  const filter = toConcentrationFilter(view, hasScenarios);
  const query = useQuery({
    ...productQueries(useApiClient()).concentration(product.id, filter),
    // The previous table stays until the next is loaded, to avoid a layout shift.
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<{ row: ConcentrationEntry; as: 'quote' | 'add' | 'create' } | null>(
    null,
  );
  const ask = useCallback((row: ConcentrationEntry) => setOpened({ row, as: 'quote' }), []);
  const add = useCallback((row: ConcentrationEntry) => setOpened({ row, as: 'add' }), []);
  if (!query.data) {
    if (!query.isError) return <Spinner label={messages.format('concentration.title')} />;
    return (
      <ErrorState title={messages.format('concentration.failed')} onRetry={() => void query.refetch()} />
    );
  }
  const asked = opened && { id: opened.row.product_id, name: opened.row.product_name };
  const dialog = (as: 'quote' | 'add' | 'create') => ({
    open: opened?.as === as,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen && opened ? { ...opened, as } : null),
  });
  return (
    <>
      <ConcentrationReport
        product={product}
        data={query.data}
        view={view}
        onViewChange={onViewChange}
        busy={query.isPlaceholderData}
        hasScenarios={hasScenarios}
        signInHref={signInHref}
        onAsk={ask}
        onAddSupplier={viewer ? add : undefined}
        addHref={signInFor('add', signInHref)}
        addControl={
          <AddLinkControl
            kind={view.direction === 'inputs' ? 'materials' : 'applications'}
            {...{ product, signInHref, onSignInRequired }}
          />
        }
        files={
          hasScenarios && (
            <SpreadsheetMenuContainer
              table="concentration"
              target={product}
              chain={filter}
              onSignInRequired={onSignInRequired}
            />
          )
        }
      />
      {asked && (
        <div key={asked.id}>
          <QuoteDialogContainer product={asked} viewer={viewer} {...dialog('quote')} />
          <AddSuppliersContainer
            product={asked}
            onCreate={() => opened && setOpened({ ...opened, as: 'create' })}
            onSignInRequired={onSignInRequired}
            {...dialog('add')}
          />
          <CreateCompanyDialogContainer
            suppliedProduct={asked}
            onSignInRequired={onSignInRequired}
            {...dialog('create')}
          />
        </div>
      )}
    </>
  );
}
