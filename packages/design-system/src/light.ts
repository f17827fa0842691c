/*
 * Views that do not depend on react-aria, Radix or the message formatter.
 */
export * from './cards';
export {
  EventCard,
  type EventCardProps,
  EventDate,
  type EventDateProps,
  type EventSummary,
  toEventSummary,
} from './events/EventCard';
export { EventList, type EventListProps } from './events/EventList/EventList';
export { type ListAtHand, type ListState, toListState } from './internal/list-state';
export {
  LOGO_TONES,
  LOGO_VARIANTS,
  Logo,
  type LogoProps,
  type LogoTone,
  type LogoVariant,
} from './shell/Logo';
