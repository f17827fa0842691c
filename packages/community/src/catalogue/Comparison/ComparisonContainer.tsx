import { CatalogueFieldContainer } from '@millrace/design-system/connected';
import { EmptyState, Notice, SectionHead, TabNav, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import type { RequestQuoteContainerProps } from '../../commerce/InquiryForm';
import {
  COMPARED_KINDS,
  COMPARED_MAX,
  type ComparedAddress,
  comparePath,
} from '../../internal/compare-address';
import { usePropertyName } from '../ProductProperties';
import { QuoteOfCompanies, QuoteOfProducts } from './CompareQuote';
import * as css from './Comparison.css';
import { ComparisonTable } from './ComparisonTable';
import { companyRows } from './company-rows';
import { productRows } from './product-rows';
import { useComparedCompanies } from './useComparedCompanies';
import { useComparedProducts } from './useComparedProducts';

export interface ComparisonContainerProps {
  /** What the address compares. */
  compared: ComparedAddress;
  /** Called with what is compared from now on, which belongs into the address. */
  onChange: (ids: readonly string[]) => void;
  /** Today as YYYY-MM-DD, by which certificates have ended. Default the clock’s, in UTC. */
  today?: string | undefined;
  /** Member who requests quotes; null for a guest. */
  viewer: RequestQuoteContainerProps['viewer'];
}

/** Compares two to four products or companies, which are found by a search and taken out one by one. */
export function ComparisonContainer({ compared, onChange, today, viewer }: ComparisonContainerProps) {
  const messages = useMessages();
  const { kind, ids, leftOut } = compared;
  const isFull = ids.length >= COMPARED_MAX;
  const table = { ids, onRemove: (removed: string) => onChange(ids.filter((id) => id !== removed)) };
  return (
    <section aria-labelledby="compare" data-component="Comparison" className={css.root}>
      <SectionHead title={messages.format(`compare.${kind}`)} titleId="compare" level={1} />
      <TabNav
        className={css.screenOnly}
        label={messages.format('compare.switch')}
        items={COMPARED_KINDS.map((one) => ({
          href: one === kind ? comparePath(kind, ids) : comparePath(one, []),
          name: messages.format(`compare.kind.${one}`),
          current: one === kind,
        }))}
      />
      {leftOut > 0 && <Notice>{messages.format('compare.tooMany', { count: leftOut })}</Notice>}
      <div className={css.controls}>
        {isFull ? (
          <Text tone="muted">{messages.format('compare.full')}</Text>
        ) : (
          <AddField key={kind} compared={compared} onAdd={(id) => onChange([...ids, id])} />
        )}
      </div>
      {ids.length === 0 ? (
        <EmptyState
          title={messages.format(`compare.empty.${kind}`)}
          description={messages.format('compare.emptyHint')}
        />
      ) : kind === 'products' ? (
        <ProductComparison {...table} viewer={viewer} />
      ) : (
        <CompanyComparison
          {...table}
          viewer={viewer}
          today={today ?? new Date().toISOString().slice(0, 10)}
        />
      )}
    </section>
  );
}

interface AddFieldProps {
  compared: ComparedAddress;
  onAdd: (id: string) => void;
}

/** Finds another by its name. */
function AddField({ compared: { kind, ids }, onAdd }: AddFieldProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  return (
    <CatalogueFieldContainer
      className={css.search}
      label={messages.format(`compare.add.${kind}`)}
      scope={kind}
      place="site"
      text={text}
      onTextChange={setText}
      takenReason={({ id }) => (ids.includes(id) ? messages.format('compare.already') : undefined)}
      onSelect={({ id }) => {
        setText('');
        onAdd(id);
      }}
    />
  );
}

interface ComparisonProps extends Pick<ComparisonContainerProps, 'viewer'> {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

function ProductComparison({ ids, onRemove, viewer }: ComparisonProps) {
  const messages = useMessages();
  const nameProperty = usePropertyName();
  const all = useComparedProducts(ids);
  const products = all.map(({ data }) => data);
  return (
    <ComparisonTable
      columns={all.map(({ column }) => column)}
      rows={productRows(messages, products, nameProperty)}
      onRemove={onRemove}
      actions={<QuoteOfProducts products={products} viewer={viewer} />}
    />
  );
}

function CompanyComparison({ ids, onRemove, today, viewer }: ComparisonProps & { today: string }) {
  const messages = useMessages();
  const all = useComparedCompanies(ids);
  const companies = all.map(({ data }) => data);
  return (
    <ComparisonTable
      columns={all.map(({ column }) => column)}
      rows={companyRows(messages, companies, today)}
      onRemove={onRemove}
      actions={<QuoteOfCompanies companies={companies} viewer={viewer} />}
    />
  );
}
