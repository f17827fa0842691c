import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { EventRow, EventSummaryRow, OwnEventRow, OwnVoteRow } from './events.repository';
import type { ExhibitorRow } from './exhibitors.repository';
import type { AttendeeRow, VoteCounts } from './votes.repository';

type Schemas = components['schemas'];

/** Returns vote counts for the API. */
export const countsView = ({ interested, going, notSure }: VoteCounts): Schemas['EventCounts'] => ({
  Interested: interested,
  Going: going,
  'Not Sure': notSure,
});

/** Returns an event for lists. */
export const eventSummaryView = (row: EventSummaryRow): Schemas['EventSummary'] => ({
  id: row.id,
  eventName: row.name,
  location: row.location,
  country: countryName(row.country),
  country_code: row.country,
  time_zone: row.timeZone,
  startDate: row.startsAt,
  endDate: row.endsAt,
  summary: row.summary,
  image: row.image,
  sector: row.sector,
  counts: countsView(row),
  exhibitor_count: row.exhibitorCount,
  createdBy: row.createdBy,
});

/** Returns an event for the API. @see DATA-031 */
export const eventView = (row: EventRow): Schemas['Event'] => ({
  ...eventSummaryView(row),
  details: row.details,
  creator: { name: row.creatorName, company: row.creatorCompany, company_id: row.creatorCompanyId },
  primaryProducts: row.products.map(({ id }) => id),
  products: row.products.map((product) => ({ ...product })),
  companies: [...row.companyIds],
  votes: { ...row.votes },
  vote: row.vote,
  reminder: row.reminder,
  ...(row.hiddenAt !== null &&
    row.hiddenFor !== null && {
      hidden: { reason: row.hiddenFor, since: new Date(row.hiddenAt).toISOString() },
    }),
});

/** Returns an exhibitor. @param isMember True if the reader may see who added it. @see DATA-033 */
export const exhibitorView = (row: ExhibitorRow, isMember: boolean): Schemas['Exhibitor'] => ({
  id: row.id,
  name: row.name,
  country: countryName(row.country),
  country_code: row.country,
  contacts: row.contactCount,
  sector: row.sector,
  logo: row.logo,
  premium: row.premium,
  added_by:
    isMember && row.adderId !== null && row.adderName !== null
      ? { id: row.adderId, name: row.adderName }
      : null,
});

/** Returns a member who voted. @see DATA-034 */
export const attendeeView = (row: AttendeeRow): Schemas['Attendee'] => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.companyName,
  company_id: row.companyId,
  vote: row.vote,
  image: row.image,
});

/** Returns an event for its creator's data export. */
export const ownEventView = (row: OwnEventRow): Schemas['MeExport']['events'][number] => ({
  id: row.id,
  eventName: row.name,
  location: row.location,
  startDate: row.startsAt.getTime(),
  endDate: row.endsAt.getTime(),
  details: row.details,
  image: row.image,
});

/** Returns a vote for the member's data export. */
export const ownVoteView = (row: OwnVoteRow): Schemas['MeExport']['event_votes'][number] => ({
  event_id: row.eventId,
  eventName: row.eventName,
  vote: row.vote,
  added: new Date(row.createdAt).toISOString(),
});
