import { createElement, type ReactElement } from 'react';
import { MillraceElement } from './MillraceElement';
import type { MillraceElementProps, MillraceListProps, MillracePartProps } from './types';

/** A product in brief, with a button to follow it. */
export const MillraceProduct = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'product' });

/** Who supplies a product. */
export const MillraceSuppliers = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'suppliers' });

/** A product's value chain; its `part` is how many levels of uses, or the id of a product to which a way leads. */
export const MillraceValueChain = (props: MillracePartProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'value-chain' });

/** A company in brief, with a button to follow it. */
export const MillraceCompany = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'company' });

/** An event in brief. */
export const MillraceEvent = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'event' });

/** Events about a product, a company, or a sector, whose key takes the place of the id. */
export const MillraceEvents = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'events' });

/** Public posts about a product or a company. */
export const MillraceFeed = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'feed' });

/** A button that follows a product or a company; with the part `invite` a link to where colleagues are invited. */
export const MillraceFollow = (props: Omit<MillracePartProps, 'rows'>): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'follow' });

/** A link to where quotes for a product are asked for. */
export const MillraceQuote = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'quote' });
