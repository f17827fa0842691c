export { EventAbout, type EventAboutProps } from './EventAbout';
