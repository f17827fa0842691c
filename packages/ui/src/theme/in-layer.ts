import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Puts a rule into a cascade layer. Every rule of the package goes through here. */
export function inLayer<Rule extends StyleRule>(layer: keyof typeof layers, rule: Rule) {
  return { '@layer': { [layers[layer]]: rule } };
}
