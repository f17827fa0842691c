import type { Meta } from '@storybook/react-vite';
import {
  fallback,
  type HostStory,
  hostile,
  hostPage,
  onDark,
  onLight,
  phone,
  rightToLeft,
} from './host-stories';

const meta = { ...hostPage, title: 'Widgets/Product', args: { card: 'product' } } satisfies Meta;

export default meta;

export const OnLight: HostStory = onLight;

export const OnDark: HostStory = onDark;

export const Hostile: HostStory = hostile;

export const Fallback: HostStory = fallback;

export const RightToLeft: HostStory = rightToLeft;

export const Phone: HostStory = phone;
