import type { EmbedElementName } from '@millrace/domain';
import { createElement, type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react';
import { MillraceElement } from './MillraceElement';
import type { MillraceElementProps, MillraceListProps, MillracePartProps } from './types';

/** A widget as a component, in React 18 as in 19: its `ref` is the element. */
export type MillraceComponent<Props> = ForwardRefExoticComponent<
  Omit<Props, 'ref'> & RefAttributes<HTMLElement>
>;

const component = <Props extends MillraceElementProps>(name: EmbedElementName) =>
  Object.assign(
    forwardRef<HTMLElement, Omit<MillracePartProps, 'ref'>>((props, hostRef) =>
      createElement(MillraceElement, { ...props, name, hostRef }),
    ),
    { displayName: `Millrace(${name})` },
  ) as MillraceComponent<Props>;

/** Card of a product with a follow button. */
export const MillraceProduct: MillraceComponent<MillraceElementProps> = component('product');

/** List of a product's suppliers. */
export const MillraceSuppliers: MillraceComponent<MillraceListProps> = component('suppliers');

/** Value chain of a product; `part` is the depth of applications, or the id of a product to show the path to. */
export const MillraceValueChain: MillraceComponent<MillracePartProps> = component('value-chain');

/** Card of a company with a follow button. */
export const MillraceCompany: MillraceComponent<MillraceElementProps> = component('company');

/** Card of an event. */
export const MillraceEvent: MillraceComponent<MillraceElementProps> = component('event');

/** Events about a product, a company, or a sector, whose key replaces the id. */
export const MillraceEvents: MillraceComponent<MillraceListProps> = component('events');

/** Public posts about a product or a company. */
export const MillraceFeed: MillraceComponent<MillraceListProps> = component('feed');

/** Button that follows a product or a company; with the part `invite` a link that invites colleagues. */
export const MillraceFollow: MillraceComponent<Omit<MillracePartProps, 'rows'>> = component('follow');

/** Link to request quotes for a product. */
export const MillraceQuote: MillraceComponent<MillraceElementProps> = component('quote');
