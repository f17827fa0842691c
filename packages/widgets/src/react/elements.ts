import { createElement, type ReactElement } from 'react';
import { MillraceElement } from './MillraceElement';
import type { MillraceElementProps, MillraceListProps, MillracePartProps } from './types';

/** Card of a product with a follow button. */
export const MillraceProduct = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'product' });

/** List of a product's suppliers. */
export const MillraceSuppliers = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'suppliers' });

/** Value chain of a product; `part` is the depth of applications, or the id of a product to show the path to. */
export const MillraceValueChain = (props: MillracePartProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'value-chain' });

/** Card of a company with a follow button. */
export const MillraceCompany = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'company' });

/** Card of an event. */
export const MillraceEvent = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'event' });

/** Events about a product, a company, or a sector, whose key replaces the id. */
export const MillraceEvents = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'events' });

/** Public posts about a product or a company. */
export const MillraceFeed = (props: MillraceListProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'feed' });

/** Button that follows a product or a company; with the part `invite` a link that invites colleagues. */
export const MillraceFollow = (props: Omit<MillracePartProps, 'rows'>): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'follow' });

/** Link to request quotes for a product. */
export const MillraceQuote = (props: MillraceElementProps): ReactElement =>
  createElement(MillraceElement, { ...props, name: 'quote' });
