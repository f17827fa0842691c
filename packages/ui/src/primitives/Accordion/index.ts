export { Accordion, type AccordionProps } from './Accordion';
export { AccordionItem, type AccordionItemProps } from './AccordionItem';
export { ACCORDION_MODES, type AccordionMode } from './accordion-props';
