import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { inLayer } from './layers';
import { SECTOR_HUES } from './sectors';

/** Hue of the nearest `[data-sector]`; the neutral one without any. */
const sectorVariable = createGlobalVar('mr-sector');
export const sector = `var(--mr-sector, ${vars.color.sector.none})`;

for (const name of [...SECTOR_HUES, 'none'] as const) {
  globalStyle(
    `[data-sector="${name}"]`,
    inLayer('theme', { vars: { [sectorVariable]: vars.color.sector[name] } }),
  );
}
