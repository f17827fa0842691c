import { SITE_PATHS } from '@millrace/domain';
import { Heading, Link, Prose, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { figures, item, label, text, value } from './NetworkSummary.css';

const FIGURES = ['products', 'companies', 'sectors'] as const;

/** Addresses of the full lists; the sectors are on the same page. */
const HREFS = { products: SITE_PATHS.products, companies: SITE_PATHS.companies, sectors: undefined } as const;

export interface NetworkSummaryProps extends Record<(typeof FIGURES)[number], number> {
  /** Products of the platform. */
  products: number;
  /** Companies of the platform. */
  companies: number;
  /** Number of sectors served. */
  sectors: number;
  /** Number of the section on its page. */
  number?: number;
}

/** Three figures on the size of the product network, each with a link. @see MKT-005 */
export function NetworkSummary({ number, ...counts }: NetworkSummaryProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="network" data-component="NetworkSummary">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('networkSummary.title')}
        titleId="network"
        fact={messages.format('networkSummary.fact')}
      />
      <ul className={figures}>
        {FIGURES.map((name) => (
          <li key={name} className={item} data-part="figure">
            <span className={value}>{messages.number(counts[name])}</span>
            <Heading level={3} className={label}>
              {HREFS[name] === undefined ? (
                messages.format(`networkSummary.${name}`)
              ) : (
                <Link href={HREFS[name]}>{messages.format(`networkSummary.${name}`)}</Link>
              )}
            </Heading>
            <Prose className={text}>
              <p>{messages.format(`networkSummary.${name}Text`)}</p>
            </Prose>
          </li>
        ))}
      </ul>
    </section>
  );
}
