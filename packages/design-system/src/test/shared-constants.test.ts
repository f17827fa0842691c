import { EVENT_PICTURE_RATIO, SECTORS } from '@millrace/domain';
import { expect, it } from 'vitest';
import { eventPictureRatio } from '../features/EventCard/event-picture.css';
import { sectorHues } from '../theme/palette';

// The theme imports nothing, and styles no rules of the domain.
it('draws sectors in the hues that the domain gives the artwork', () => {
  expect(sectorHues).toEqual(Object.fromEntries(SECTORS.map(({ key, hue }) => [key, hue])));
});

it('shows the picture of an event as wide as it is cropped [EVT-020]', () => {
  const [width = 0, height = 1] = eventPictureRatio.split('/').map(Number);
  expect(width / height).toBe(EVENT_PICTURE_RATIO);
});
