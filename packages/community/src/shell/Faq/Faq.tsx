import { Accordion, AccordionItem, Heading, Prose, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list, root } from './Faq.css';
import type { FaqEntry } from './faq-entries';

export interface FaqProps {
  /** From `faqEntries` or `pricingFaqEntries`, or of one's own. */
  entries: readonly FaqEntry[];
  /** 1 where it is the page, 2 where it is a section of one. Default 1. */
  headingLevel?: 1 | 2;
  /** Id of the entry that is open at first. Default: none is. */
  openAtFirst?: string | undefined;
}

/** Questions and answers, one open at a time; pressing the open one closes it. @see MKT-018, PLAN-012 */
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
