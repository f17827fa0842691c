import type { StyleRule } from '@vanilla-extract/css';
import { inLayer } from '../theme/in-layer';
import '../theme/themes.css';
import './reset.css';

export { inLayer };

/**
 * Wraps a base rule that several primitives extend on the same element. Within one layer the file order
 * would decide, which CSS code splitting changes.
 */
export const base = <Rule extends StyleRule>(rule: Rule) => inLayer('bases', rule);

/** Wraps a rule of a primitive: `style(primitive({ … }))`, or one variant of a recipe. */
export const primitive = <Rule extends StyleRule>(rule: Rule) => inLayer('primitives', rule);

/** Wraps a rule of a feature; overrides primitives, so that a feature can place and adjust them. */
export const feature = <Rule extends StyleRule>(rule: Rule) => inLayer('features', rule);

/** Wraps a rule that must override both, such as visually hidden. */
export const utility = <Rule extends StyleRule>(rule: Rule) => inLayer('utilities', rule);
