import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';
import { eventPictureRatio } from '../EventCard/event-picture.css';

export const form = style(
  feature({ display: 'grid', gap: vars.space.lg, maxInlineSize: '760px', minInlineSize: 0 }),
);

export const picture = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: eventPictureRatio,
    objectFit: 'cover',
    marginBlockEnd: vars.space.sm,
  }),
);
