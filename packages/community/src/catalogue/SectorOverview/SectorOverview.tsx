import type { CatalogueProduct, SectorOverview as Overview } from '@millrace/api-client';
import {
  companyPath,
  countryOfCodeIn,
  eventPath,
  type IndustryPageId,
  industryPath,
  postPath,
  productPath,
  SITE_PATHS,
} from '@millrace/domain';
import { Heading, Link, SectionHead, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import * as css from './SectorOverview.css';

export interface SectorOverviewProps {
  sector: Overview;
  /** Public page of the industry, if any. */
  industry?: IndustryPageId | undefined;
  /** Follow control; undefined for guests. */
  follow?: ReactNode;
}

/** Sector page: chain from materials to end uses, products, companies, events and posts. */
export function SectorOverview({ sector, industry, follow }: SectorOverviewProps) {
  const messages = useMessages();
  const name = messages.format(`sector.${sector.id}`);
  const query = `sector=${sector.id}`;
  const products = `${SITE_PATHS.products}?${query}`;
  const companies = `${SITE_PATHS.companies}?${query}`;
  const date = (time: number) => messages.date(time, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <div className={css.root} data-component="SectorOverview" {...sectorAttribute(sector.id)}>
      <header className={css.head} {...sectorAttribute(sector.id)}>
        <div className={css.band} />
        <Heading level={1}>{name}</Heading>
        <div className={css.facts}>
          <Link href={products}>{messages.format('sectorPage.products', { count: sector.products })}</Link>
          <Link href={companies}>{messages.format('sectorPage.companies', { count: sector.companies })}</Link>
          <span>{messages.format('sectorPage.events', { count: sector.events })}</span>
          {industry && (
            <Link href={industryPath(industry)}>
              {messages.format('sectorPage.industry', { sector: name })}
            </Link>
          )}
          {follow}
        </div>
      </header>
      {sector.chain.nodes.length > 0 && (
        <section aria-labelledby="chain">
          <SectionHead
            number={1}
            title={messages.format('sectorPage.chain')}
            titleId="chain"
            fact={messages.format('sectorPage.chainFact')}
          />
          <Chain chain={sector.chain} />
        </section>
      )}
      <div className={css.pair}>
        <ProductSection
          id="supplied"
          title={messages.format('sectorPage.supplied')}
          products={sector.most_supplied}
          href={`${products}&sort=suppliers`}
          fact={({ counts }) => messages.format('sectorPage.suppliers', { count: counts.suppliers })}
        />
        <ProductSection
          id="wanted"
          title={messages.format('sectorPage.wanted')}
          products={sector.most_wanted}
          href={`${products}&sort=followers`}
          fact={({ counts, followers }) =>
            `${messages.format('sectorPage.followers', { count: followers })} · ${messages.format('sectorPage.suppliers', { count: counts.suppliers })}`
          }
        />
      </div>
      <div className={css.pair}>
        <section aria-labelledby="top-companies">
          <SectionHead
            title={messages.format('sectorPage.topCompanies')}
            titleId="top-companies"
            actions={<Link href={companies}>{messages.format('sectorPage.all')}</Link>}
          />
          <ul className={css.list}>
            {sector.top_companies.map((company) => (
              <li key={company.id} className={css.item}>
                <Link variant="name" href={companyPath(company)}>
                  <bdi>{company.name}</bdi>
                </Link>
                <span className={css.fact}>
                  {[
                    company.country &&
                      countryOfCodeIn(company.country_code ?? '', company.country, messages.locale),
                    messages.format('sectorPage.products', { count: company.products }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="events">
          <SectionHead
            title={messages.format('sectorPage.nextEvents')}
            titleId="events"
            actions={<Link href={SITE_PATHS.events}>{messages.format('sectorPage.all')}</Link>}
          />
          {sector.next_events.length === 0 && (
            <Text as="p" tone="secondary">
              {messages.format('sectorPage.noEvents')}
            </Text>
          )}
          <ul className={css.list}>
            {sector.next_events.map((event) => (
              <li key={event.id} className={css.item}>
                <Link variant="name" href={eventPath(event)}>
                  {event.eventName}
                </Link>
                <span className={css.fact}>
                  {date(event.startDate)} · {event.location}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="posts">
        <SectionHead title={messages.format('sectorPage.posts')} titleId="posts" />
        {sector.newest_posts.length === 0 && (
          <Text as="p" tone="secondary">
            {messages.format('sectorPage.noPosts')}
          </Text>
        )}
        <ul className={css.list}>
          {sector.newest_posts.map((post) => (
            <li key={post.id} className={css.post}>
              <Link variant="plain" href={postPath(post.id)}>
                {post.text}
              </Link>
              <span className={css.fact}>
                <bdi>{post.user_name}</bdi> · {date(Date.parse(post.added))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Products of the chain, by step. */
function Chain({ chain }: { chain: Overview['chain'] }) {
  const messages = useMessages();
  const levels = [...new Set(chain.nodes.map(({ level }) => level))].sort((one, other) => one - other);
  const title = (at: number) => {
    if (at === 0) return messages.format('sectorPage.level.first');
    if (at === levels.length - 1) return messages.format('sectorPage.level.last');
    return messages.format('sectorPage.level.step', { number: at + 1 });
  };
  return (
    <ol className={css.chain}>
      {levels.map((level, at) => (
        <li key={level} className={css.step}>
          <h3 className={css.stepTitle}>{title(at)}</h3>
          <ul className={css.list}>
            {chain.nodes
              .filter((node) => node.level === level)
              .map((node) => (
                <li key={node.id} className={css.item}>
                  <Link variant="name" href={productPath(node)}>
                    {node.name}
                  </Link>
                  <span className={css.fact}>
                    {messages.format('sectorPage.suppliers', { count: node.suppliers })}
                  </span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ProductSectionProps {
  id: string;
  title: string;
  products: readonly CatalogueProduct[];
  /** Address of the full list in the catalogue. */
  href: string;
  fact: (product: CatalogueProduct) => string;
}

function ProductSection({ id, title, products, href, fact }: ProductSectionProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        title={title}
        titleId={id}
        actions={<Link href={href}>{messages.format('sectorPage.all')}</Link>}
      />
      <ul className={css.list}>
        {products.map((product) => (
          <li key={product.id} className={css.item}>
            <Link variant="name" href={productPath(product)}>
              {product.name}
            </Link>
            <span className={css.fact}>{fact(product)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
