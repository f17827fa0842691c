import { useMessages } from '../../messages/MessagesContext';
import { Accordion, AccordionItem } from '../../primitives/Accordion';
import { Heading } from '../../primitives/Heading';
import { Prose } from '../../primitives/Prose';
import { root } from './Faq.css';
import type { FaqEntry } from './faq-entries';

export interface FaqProps {
  /** From `faqEntries`, or of one's own. */
  entries: readonly FaqEntry[];
}

/** Questions and answers, one open at a time; pressing the open one closes it. @see MKT-018 */
export function Faq({ entries }: FaqProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="Faq">
      <Heading level={1}>{messages.format('faq.title')}</Heading>
      <Accordion headingLevel={2} mode="one">
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
