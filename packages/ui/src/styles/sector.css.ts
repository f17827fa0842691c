import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inLayer } from './layers';
import { SECTOR_HUES } from './sectors';

/** The hue of the nearest `[data-sector]`. Falls back to the neutral one. */
const sectorVariable = createGlobalVar('mr-sector');
export const sector = `var(--mr-sector, ${vars.color.sector.none})`;

for (const name of [...SECTOR_HUES, 'none'] as const) {
  globalStyle(
    `[data-sector="${name}"]`,
    inLayer('theme', { vars: { [sectorVariable]: vars.color.sector[name] } }),
  );
}
