import { CatalogueField, type CatalogueFieldProps } from '@millrace/design-system';
import { artPath, FIRST_FEED_PRODUCTS_MIN, INDUSTRIES, type Sector } from '@millrace/domain';
import {
  Art,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  type HeadingLevel,
  Icon,
  Notice,
  SectionHead,
  Spinner,
  sectorAttribute,
  Tag,
} from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import {
  count as countClass,
  facts as factsClass,
  foot,
  go,
  group,
  head,
  industries,
  industryTile,
  input,
  lead,
  name as nameClass,
  note,
  onboarding,
  picture,
  products as productsClass,
  productTile,
  search as searchClass,
  selection,
  sign,
  tile,
} from './FeedOnboarding.css';
import { type FirstFeedProduct, type IndustryProducts, toggleProduct } from './first-feed';

export interface FeedOnboardingProps {
  /** Heading level. Default 1, as on a page of its own. */
  headingLevel?: HeadingLevel;
  /** Selected industry. @see FEED-007 */
  industry: Sector | null;
  onIndustryChange: (industry: Sector) => void;
  /** Products of the industry. */
  products: IndustryProducts;
  /** Selected products in the order of selection, of any industry. */
  selected: readonly FirstFeedProduct[];
  onSelectedChange: (selected: readonly FirstFeedProduct[]) => void;
  /** Search by name, for industries without a fixed list. @see DIFF-008 */
  search?: Pick<CatalogueFieldProps, 'text' | 'onTextChange' | 'hits' | 'status'> | undefined;
  state: { status: 'choosing' | 'following' | 'followed' | 'failed' };
  /** Called when enough products are selected. @see FEED-009, FEED-010 */
  onViewFeed: () => void;
}

/** Setup of the first feed: select an industry, then products. @see FEED-007, FEED-009 */
export function FeedOnboarding({
  headingLevel = 1,
  industry,
  onIndustryChange,
  products,
  selected,
  onSelectedChange,
  search,
  state,
  onViewFeed,
}: FeedOnboardingProps) {
  const messages = useMessages();
  const productsId = useId();
  const isBusy = state.status === 'following' || state.status === 'followed';
  const chosen = INDUSTRIES.find(({ sector }) => sector === industry);
  const select = (product: FirstFeedProduct) => {
    if (!selected.some(({ id }) => id === product.id)) onSelectedChange([...selected, product]);
  };
  return (
    <div
      data-component="FeedOnboarding"
      data-state={state.status}
      // Without a selection the foot is below the products and not sticky.
      data-chosen={selected.length > 0 || undefined}
      className={onboarding}
    >
      <div className={head}>
        <Heading level={headingLevel} size="page">
          {messages.format('feedOnboarding.title')}
        </Heading>
        <p className={lead}>{messages.format('feedOnboarding.lead')}</p>
      </div>
      <IndustryTiles industry={industry} onIndustryChange={onIndustryChange} />
      <section aria-labelledby={productsId}>
        <SectionHead
          title={messages.format('feedOnboarding.products')}
          titleId={productsId}
          fact={
            chosen &&
            products.status === 'ready' &&
            messages.format('feedOnboarding.fact', {
              min: FIRST_FEED_PRODUCTS_MIN,
              count: products.products.length,
              industry: chosen.name,
            })
          }
        />
        {search && (
          <div className={searchClass}>
            <CatalogueField
              label={messages.format('feedOnboarding.search')}
              place="onboarding"
              {...search}
              disabled={isBusy}
              onSelect={({ id, name, sector = null }) => {
                select({ id, name, sector });
                search.onTextChange('');
              }}
            />
          </div>
        )}
        {products.status === 'none' && <p className={note}>{messages.format('feedOnboarding.first')}</p>}
        {products.status === 'loading' && (
          <p className={note}>
            <Spinner label={messages.format('feedOnboarding.loading')} labelVisibility="shown" />
          </p>
        )}
        {products.status === 'error' && (
          <ErrorState
            title={messages.format('feedOnboarding.failed')}
            description={messages.format('feedOnboarding.failedHint')}
            onRetry={products.onRetry}
          />
        )}
        {products.status === 'ready' && products.products.length === 0 && (
          <EmptyState
            title={messages.format('feedOnboarding.none', { industry: chosen?.name ?? '' })}
            description={messages.format('feedOnboarding.noneHint')}
          />
        )}
        {products.status === 'ready' && products.products.length > 0 && (
          <ProductTiles {...{ products: products.products, selected, onSelectedChange, disabled: isBusy }} />
        )}
      </section>
      {state.status === 'failed' && (
        <Notice tone="danger">{messages.format('feedOnboarding.followFailed')}</Notice>
      )}
      <div data-part="foot" className={foot}>
        <span role="status" className={countClass}>
          {state.status === 'following' && messages.format('feedOnboarding.following')}
          {state.status === 'followed' && messages.format('feedOnboarding.followed')}
          {!isBusy && messages.format('feedOnboarding.selected', { count: selected.length })}
        </span>
        <ul aria-label={messages.format('feedOnboarding.selection')} className={selection}>
          {selected.map((product) => (
            <li key={product.id}>
              <Tag
                name={product.name}
                sector={product.sector}
                {...(!isBusy && { onRemove: () => onSelectedChange(toggleProduct(selected, product)) })}
              />
            </li>
          ))}
        </ul>
        <Button
          tone="primary"
          className={go}
          disabled={selected.length < FIRST_FEED_PRODUCTS_MIN}
          loading={isBusy}
          onClick={onViewFeed}
        >
          {messages.format('feedOnboarding.view')}
        </Button>
      </div>
    </div>
  );
}

interface IndustryTilesProps {
  industry: Sector | null;
  onIndustryChange: (industry: Sector) => void;
}

/** Radio group of industries. @see FEED-007, FEED-008 */
function IndustryTiles({ industry, onIndustryChange }: IndustryTilesProps) {
  const messages = useMessages();
  const titleId = useId();
  const radioName = useId();
  return (
    <section>
      <SectionHead title={messages.format('feedOnboarding.industries')} titleId={titleId} />
      <fieldset aria-labelledby={titleId} className={group}>
        <div className={industries}>
          {INDUSTRIES.map(({ sector, name }) => (
            <label key={sector} {...sectorAttribute(sector)} className={classNames(tile, industryTile)}>
              <input
                type="radio"
                name={radioName}
                value={sector}
                checked={industry === sector}
                className={input}
                onChange={() => onIndustryChange(sector)}
              />
              <Art kind="plate" src={artPath({ name, sector, kind: 'plate' })} className={picture} />
              <span className={nameClass}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

interface ProductTilesProps {
  products: readonly FirstFeedProduct[];
  selected: readonly FirstFeedProduct[];
  onSelectedChange: (selected: readonly FirstFeedProduct[]) => void;
  disabled: boolean;
}

/** Checkboxes of products, each with its description and number of suppliers. */
function ProductTiles({ products, selected, onSelectedChange, disabled }: ProductTilesProps) {
  const messages = useMessages();
  return (
    <ul data-part="products" className={productsClass}>
      {products.map((product) => {
        const { id, name, sector, kind, suppliers } = product;
        const isSelected = selected.some((other) => other.id === id);
        const facts = [
          kind && messages.format(`productKind.${kind}`),
          suppliers !== undefined && messages.format('feedOnboarding.suppliers', { count: suppliers }),
        ].filter((fact) => typeof fact === 'string');
        return (
          <li key={id} {...sectorAttribute(sector)}>
            <label className={classNames(tile, productTile)}>
              <input
                type="checkbox"
                aria-label={name}
                checked={isSelected}
                disabled={disabled}
                className={input}
                onChange={() => onSelectedChange(toggleProduct(selected, product))}
              />
              <span className={sign}>
                <Icon icon={isSelected ? Check : Plus} />
              </span>
              <span className={nameClass}>{name}</span>
              <span data-part="facts" className={factsClass}>
                {facts.join(' · ') || '\u00a0'}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
