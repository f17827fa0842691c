import { EVENT_PICTURE_RATIO } from '@millrace/domain';
import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  feature({ display: 'grid', gap: vars.space.lg, maxInlineSize: '760px', minInlineSize: 0 }),
);

export const picture = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: String(EVENT_PICTURE_RATIO),
    objectFit: 'cover',
    marginBlockEnd: vars.space.sm,
  }),
);
