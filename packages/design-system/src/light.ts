/*
 * Views that do without react-aria, Radix and the message formatter.
 */
export * from './cards';
export { EventCard, type EventCardProps, EventDate, type EventDateProps } from './events/EventCard';
export { EventList, type EventListProps } from './events/EventList/EventList';
export {
  LOGO_TONES,
  LOGO_VARIANTS,
  Logo,
  type LogoProps,
  type LogoTone,
  type LogoVariant,
} from './shell/Logo';
