import type { Attendee, Calendar, CommunityEvent, Exhibitor, User } from '@millrace/api-client';
import type { EventVote } from '@millrace/domain';
import { type RowsById, rowsById } from '../data/rows-by-id';
import { aBareEvent, anEvent, attendees, calendars, eventSummaries, exhibitors } from './factory';

/** Mock data of events. */
export interface EventData {
  /** Next first. */
  events: CommunityEvent[];
  /** By the id of the event. */
  exhibitors: RowsById<Exhibitor>;
  /** By the id of the event. */
  attendees: RowsById<Attendee>;
  /** Calendar subscriptions of the viewer, their own one first. */
  calendars: Calendar[];
}

/** Creates the contract's events with attendees and exhibitors. @param grow Numbers of events and of both. */
export function eventData(grow?: { rows: number }): EventData {
  const events = eventSummaries(grow?.rows ?? 3).map((summary) => {
    const whole = [anEvent(), aBareEvent()].find(({ id }) => id === summary.id);
    return whole ?? { ...aBareEvent(), ...summary, details: `<p>${summary.summary}</p>`, companies: [] };
  });
  const isKnown = (id: string) => id === anEvent().id;
  return {
    events,
    exhibitors: rowsById((id) => exhibitors(grow?.rows ?? (isKnown(id) ? 2 : 0))),
    attendees: rowsById((id) => attendees(grow?.rows ?? (isKnown(id) ? 4 : 0))),
    calendars: calendars(),
  };
}

/** Returns a member's row in the attendees. */
export const anAttendeeFor = (user: User, vote: EventVote): Attendee => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  company: user.company,
  company_id: user.company_id,
  vote,
  image: user.image ?? user.linkedinImage,
});
