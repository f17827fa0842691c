import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contractShape } from './contract-shape';
import { customPropertyName } from './custom-property-name';

/**
 * Every token, as a reference to its public custom property (`vars.color.text.muted` is
 * `var(--mr-color-text-muted)`). A host page may set any of them; names follow semver.
 */
export const vars = createGlobalThemeContract(contractShape, (_, path) => customPropertyName(path));
