import type { EventSummary, Product, Supplier } from '@millrace/api-client';
import { EventCard, toEventSummary } from '@millrace/design-system';
import { artPath, companyPath, productPath, type Sector, sectorPath } from '@millrace/domain';
import {
  Art,
  BareLink,
  ButtonLink,
  Heading,
  Link,
  Prose,
  SectionHead,
  sectorAttribute,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { LandingSections } from '../LandingSections';
import { Testimonials } from '../Testimonials';
import { IndustryBanner } from './IndustryBanner';
import {
  closing,
  companies as companiesClass,
  company,
  companyLogo,
  events as eventsClass,
  picture,
  product as productClass,
  products as productsClass,
} from './IndustryPage.css';
import type { IndustryText } from './industry-text';

export interface IndustryPageProps {
  sector: Sector;
  text: IndustryText;
  /** Six products of the sector; the first is shown in the banner. */
  products: readonly Pick<Product, 'id' | 'name' | 'sector' | 'crop_images' | 'original_images'>[];
  /** Twelve suppliers of the products. */
  companies: readonly Pick<Supplier, 'company_id' | 'company_name' | 'sector' | 'logo'>[];
  /** Up to three upcoming events, the next first. */
  events: readonly EventSummary[];
  /** Address of the join buttons. @see MKT-024 */
  signUpHref: string;
  /** Address of the list of all events. */
  eventsHref: string;
}

/** Industry page for visitors. @see MKT-021, MKT-022, MKT-024 */
export function IndustryPage({
  sector,
  text,
  products,
  companies,
  events,
  signUpHref,
  eventsHref,
}: IndustryPageProps) {
  const messages = useMessages();
  const name = messages.format(`sector.${sector}`);
  return (
    <div data-component="IndustryPage" {...sectorAttribute(sector)}>
      <IndustryBanner sector={sector} lead={text.lead} signUpHref={signUpHref} />
      <LandingSections>
        <section aria-labelledby="products" data-part="products">
          <SectionHead
            number={1}
            title={messages.format('industryPage.products')}
            titleId="products"
            fact={messages.format('industryPage.productsFact')}
            actions={
              <Link href={sectorPath(sector)}>
                {messages.format('industryPage.sector', { sector: name })}
              </Link>
            }
          />
          <ul className={productsClass}>
            {products.map((product) => (
              <li key={product.id}>
                <BareLink href={productPath(product)} className={productClass}>
                  <Art
                    kind="plate"
                    src={
                      (product.crop_images[0] ?? product.original_images[0])?.value ??
                      artPath({ name: product.name, sector: product.sector, kind: 'plate' })
                    }
                    className={picture}
                  />
                  <Heading level={3} size="panel">
                    <bdi>{product.name}</bdi>
                  </Heading>
                </BareLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="companies" data-part="companies">
          <SectionHead
            number={2}
            title={messages.format('industryPage.companies')}
            titleId="companies"
            fact={messages.format('industryPage.companiesFact', { count: companies.length })}
          />
          <ul className={companiesClass}>
            {companies.map(({ company_id: id, company_name: companyName, sector: companySector, logo }) => (
              <li key={id}>
                <BareLink href={companyPath({ id, name: companyName })} className={company}>
                  <Art
                    kind="seal"
                    src={logo ?? artPath({ name: companyName, sector: companySector, kind: 'seal' })}
                    className={companyLogo}
                  />
                  <bdi>{companyName}</bdi>
                </BareLink>
              </li>
            ))}
          </ul>
        </section>
        <Testimonials number={3} quotes={text.quotes} />
        <section aria-labelledby="events" data-part="events">
          <SectionHead
            number={4}
            title={messages.format('industryPage.events')}
            titleId="events"
            actions={<Link href={eventsHref}>{messages.format('industryPage.allEvents')}</Link>}
          />
          {events.length === 0 && (
            <Text as="p" tone="secondary">
              {messages.format('industryPage.noEvents')}
            </Text>
          )}
          <ul className={eventsClass}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={toEventSummary(event)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="join-sector" className={closing} data-part="closing">
          <div>
            <Heading level={2} id="join-sector">
              {messages.format('industryPage.close', { sector: name })}
            </Heading>
            <Prose>
              <p>{messages.format('industryPage.closeText')}</p>
            </Prose>
          </div>
          <ButtonLink href={signUpHref} size="large">
            {messages.format('industryPage.joinSector', { sector: name })}
          </ButtonLink>
        </section>
      </LandingSections>
    </div>
  );
}
