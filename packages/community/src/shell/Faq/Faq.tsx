import { Accordion, AccordionItem, Heading, Prose, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list, root } from './Faq.css';
import type { FaqEntry } from './faq-entries';

export interface FaqProps {
  /** Entries of `faqEntries`, `pricingFaqEntries`, or custom ones. */
  entries: readonly FaqEntry[];
  /** 1 as a page, 2 as a section of a page. Default 1. */
  headingLevel?: 1 | 2;
  /** Id of the initially open entry. Default: none. */
  openAtFirst?: string | undefined;
}

/** Accordion of questions and answers, at most one of them open. @see MKT-018, PLAN-012 */
export function Faq({ entries, headingLevel = 1, openAtFirst }: FaqProps) {
  const messages = useMessages();
  return (
    <div className={headingLevel === 1 ? root : undefined} data-component="Faq">
      {headingLevel === 1 ? (
        <Heading level={1}>{messages.format('faq.title')}</Heading>
      ) : (
        <SectionHead title={messages.format('faq.title')} />
      )}
      <Accordion
        className={headingLevel === 1 ? undefined : list}
        headingLevel={headingLevel === 1 ? 2 : 3}
        mode="one"
        {...(openAtFirst !== undefined && { defaultValue: [openAtFirst] })}
      >
        {entries.map(({ id, question, answer }) => (
          <AccordionItem key={id} id={id} title={question}>
            <Prose>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}
