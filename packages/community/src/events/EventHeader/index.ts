export { EventHeader, type EventHeaderProps } from './EventHeader';
