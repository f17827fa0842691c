import { createContext, useContext } from 'react';
import type { DisclosureGroupState } from 'react-stately';
import type { HeadingLevel } from '../Heading';

interface AccordionValue {
  group: DisclosureGroupState;
  headingLevel: HeadingLevel;
}

export const AccordionContext = createContext<AccordionValue | null>(null);

/** @throws outside of an Accordion. */
export function useAccordion(): AccordionValue {
  const accordion = useContext(AccordionContext);
  if (!accordion) throw new Error('AccordionItem needs an Accordion around it.');
  return accordion;
}
