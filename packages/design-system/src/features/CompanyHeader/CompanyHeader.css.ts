import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { sector } from '../../styles/sector.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    marginBlock: space.lg,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.band} solid ${sector}`,
  }),
);

export const description = style(
  feature({ gridColumn: '1 / -1', whiteSpace: 'pre-line', unicodeBidi: 'plaintext' }),
);

export const actions = style(
  feature({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    overflowWrap: 'anywhere',
  }),
);

export const logo = style(feature({ inlineSize: '64px', blockSize: '64px' }));

export const title = style(feature({ overflowWrap: 'anywhere' }));

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: color.text.muted, unicodeBidi: 'isolate' }),
);
