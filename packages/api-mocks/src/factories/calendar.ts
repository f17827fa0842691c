import type { Calendar } from '@millrace/api-client';
import { example } from '../contract/examples';

/** The calendars that the viewer of the contract subscribes to: their own, and that of a product. */
export const calendars = (): Calendar[] => [...example('CalendarList', 'CalendarsTwo').results];
