import type { StyleRule } from '@vanilla-extract/css';
import { inLayer } from '../theme/in-layer';
import '../theme/themes.css';
import './reset.css';

export { inLayer };

/**
 * A rule that several primitives lay their own over on the same element. Within one layer the order of the files
 * would decide, which a build that splits styles changes.
 */
export const base = <Rule extends StyleRule>(rule: Rule) => inLayer('bases', rule);

/** A rule of a primitive: `style(primitive({ … }))`, or one variant of a recipe. */
export const primitive = <Rule extends StyleRule>(rule: Rule) => inLayer('primitives', rule);

/** A rule of a feature; wins over primitives, so that a feature may place and adjust them. */
export const feature = <Rule extends StyleRule>(rule: Rule) => inLayer('features', rule);

/** A rule that must win over both, such as hiding visually. */
export const utility = <Rule extends StyleRule>(rule: Rule) => inLayer('utilities', rule);
