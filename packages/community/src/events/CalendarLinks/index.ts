export { CalendarLinks, type CalendarLinksProps } from './CalendarLinks';
export { CalendarLinksContainer, type CalendarLinksContainerProps } from './CalendarLinksContainer';
export { SubscribeCard, type SubscribeCardProps } from './SubscribeCard';
