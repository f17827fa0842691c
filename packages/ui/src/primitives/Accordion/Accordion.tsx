import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { type Key, useDisclosureGroupState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import type { HeadingLevel } from '../Heading';
import { accordion } from './Accordion.css';
import { AccordionContext } from './AccordionContext';
import type { AccordionMode } from './accordion-props';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** AccordionItem elements. */
  children: ReactNode;
  /** Level of the items' headings: one below that of the surrounding section. */
  headingLevel: HeadingLevel;
  /** Default `many`. */
  mode?: AccordionMode;
  /** Ids of the open items. */
  value?: readonly string[];
  /** Default: all closed. */
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
}

/**
 * Renders headings that expand their content. Find-in-page still finds collapsed content and expands it; without
 * JavaScript everything is expanded.
 */
export function Accordion({
  children,
  headingLevel,
  mode = 'many',
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const group = useDisclosureGroupState({
    allowsMultipleExpanded: mode === 'many',
    expandedKeys: value,
    defaultExpandedKeys: defaultValue,
    onExpandedChange: (keys: Set<Key>) => onValueChange?.([...keys].map(String)),
  });
  const context = useMemo(() => ({ group, headingLevel }), [group, headingLevel]);
  return (
    <AccordionContext value={context}>
      <div data-component="Accordion" {...rest} className={classNames(accordion, className)}>
        {children}
      </div>
    </AccordionContext>
  );
}
