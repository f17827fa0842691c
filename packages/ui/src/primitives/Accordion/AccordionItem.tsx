import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useButton, useDisclosure } from 'react-aria';
import { useDisclosureState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import { Icon } from '../Icon';
import { button, content, heading, item, panel } from './Accordion.css';
import { useAccordion } from './AccordionContext';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'id'> {
  /** Unique id within the accordion. */
  id: string;
  /** Heading text, rendered as the button. */
  title: ReactNode;
  /** Content that expands. */
  children: ReactNode;
}

/** Renders one heading of an Accordion and its collapsible content. */
export function AccordionItem({ id, title, children, className, ...rest }: AccordionItemProps) {
  const { group, headingLevel } = useAccordion();
  const panelRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isExpanded = group.expandedKeys.has(id);
  const state = useDisclosureState({ isExpanded, onExpandedChange: () => group.toggleKey(id) });
  const { buttonProps: disclosureProps, panelProps } = useDisclosure({ isExpanded }, state, panelRef);
  const { buttonProps } = useButton(disclosureProps, buttonRef);
  const Title = `h${headingLevel}` as const;
  return (
    <div
      data-part="item"
      {...rest}
      data-state={isExpanded ? 'open' : 'closed'}
      className={classNames(item, className)}
    >
      <Title className={heading}>
        <button {...buttonProps} ref={buttonRef} type="button" data-part="trigger" className={button}>
          <span>{title}</span>
          <Icon icon={isExpanded ? Minus : Plus} />
        </button>
      </Title>
      <div {...panelProps} ref={panelRef} data-part="panel" className={panel}>
        <div data-part="content" className={content}>
          {children}
        </div>
      </div>
    </div>
  );
}
