import type { CommunityEvent } from '@millrace/api-client';
import { describe, expect, it } from 'vitest';
import { eventMetadata } from './event.meta';

const ORIGIN = 'https://millrace.example';

const days: CommunityEvent = {
  id: 'e6e867b1-3a78-5e1a-9f1f-80a643161d39',
  eventName: 'Glass <b> Days',
  location: 'Volkshaus, Jena',
  country: 'Germany',
  country_code: 'DE',
  time_zone: 'Europe/Berlin',
  startDate: Date.UTC(2027, 2, 17, 7),
  endDate: Date.UTC(2027, 2, 18, 16),
  summary: 'Melting, forming and inspection of technical glass. '.repeat(5),
  image: null,
  sector: null,
  counts: { Interested: 0, Going: 0, 'Not Sure': 0 },
  exhibitor_count: 0,
  createdBy: '2bc88e59-a312-58ed-88e9-e4f085a65e9b',
  details: '<p>Melting.</p>',
  creator: { name: 'Astrid Hallberg', company: null, company_id: null },
  primaryProducts: [],
  products: [],
  companies: [],
  votes: {},
  vote: null,
  reminder: null,
};

describe('metadata of an event', () => {
  it('is indexable, with title, description and canonical address [PAGE-027]', () => {
    const metadata = eventMetadata(days, ORIGIN);
    expect(metadata).toContainEqual({ title: 'Glass <b> Days · Millrace' });
    expect(metadata).toContainEqual({ name: 'robots', content: 'index, follow' });
    expect(metadata).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${ORIGIN}/events/${days.id}`,
    });
    // Editors that unfurl a pasted address find its widget by this.
    expect(metadata).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      title: 'Glass <b> Days · Millrace',
      href: `${ORIGIN}/embed/v1/oembed?url=${encodeURIComponent(`${ORIGIN}/events/${days.id}`)}`,
    });
    const description = metadata.find((entry) => 'name' in entry && entry.name === 'description');
    expect(description).toMatchObject({ content: expect.stringMatching(/^Melting.{1,163}…$/) });
  });

  it('has schema.org dates and place', () => {
    const schema = eventMetadata(days, ORIGIN).find((entry) => 'script:ld+json' in entry);
    expect(schema).toEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'Event',
        name: 'Glass <b> Days',
        startDate: '2027-03-17T07:00:00.000Z',
        endDate: '2027-03-18T16:00:00.000Z',
        location: expect.objectContaining({ '@type': 'Place', name: 'Volkshaus, Jena' }),
        organizer: { '@type': 'Person', name: 'Astrid Hallberg' },
        image: [expect.stringMatching(/^https:\/\/millrace\.example\/art\/v2\/none\/plate\//)],
      }),
    });
  });

  it("has schema.org organizer with the creator's company", () => {
    const creator = { name: 'Astrid Hallberg', company: 'Glaswerk Jena', company_id: null };
    const schema = eventMetadata({ ...days, creator }, ORIGIN).find((entry) => 'script:ld+json' in entry);
    expect(schema).toMatchObject({
      'script:ld+json': {
        organizer: {
          '@type': 'Person',
          name: 'Astrid Hallberg',
          worksFor: { '@type': 'Organization', name: 'Glaswerk Jena' },
        },
      },
    });
  });
});
