import { Heading, Prose, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { figures, item, label, text, value } from './NetworkSummary.css';

const FIGURES = ['products', 'suppliers', 'links'] as const;

export interface NetworkSummaryProps extends Record<(typeof FIGURES)[number], number> {
  /** Products of the platform. */
  products: number;
  /** Supplier listings on the products at the heart of the sectors. */
  suppliers: number;
  /** Links from those products to materials and to applications. */
  links: number;
  /** Its place among the sections of the page. */
  number?: number;
}

/** What the product network holds, in three figures. @see MKT-005 */
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
              {messages.format(`networkSummary.${name}`)}
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
