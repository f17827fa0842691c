import type { components } from '@millrace/api-client';
import type { Database } from '../../../platform/db/database';
import { articleExcerpt } from './article-excerpt';
import { findShownEvents, sectorsOf } from './articles.repository';
import type { CatalogueNames } from './catalogue-names';
import { type FoundPlaces, findPlaces, matchNames, type NameMatch } from './match-names';
import type { Named } from './name-index';

type ArticleMatchList = components['schemas']['ArticleMatchList'];

/** As many matches as are listed. */
const LISTED = 100;

/** Finds what an article names. */
export async function matchArticle(
  db: Database,
  names: CatalogueNames,
  text: string,
): Promise<ArticleMatchList> {
  const found = await findPlaces(text, await names.current());
  const places = await onlyShown(db, found.places);
  const matches = matchNames({ ...found, places });
  const listed = thingsOf(matches).slice(0, LISTED);
  const sectors = await sectorsOf(
    db,
    listed.map(({ id }) => id),
  );
  return {
    results: listed.map(({ id, match: { named, times, form, ...place } }) => ({
      ...{ kind: named.kind, id, name: named.name, sector: sectors.get(id) ?? null, times },
      matched: { part: form.part, text: form.text },
      excerpt: articleExcerpt(text, place),
    })),
    count: matches.reduce((sum, { named }) => sum + named.ids.size, 0),
  };
}

type Places = FoundPlaces['places'];

/** Events that are hidden name nothing; what else stands at their places does. */
async function onlyShown(db: Database, places: Places): Promise<Places> {
  const events = new Set(
    places.flatMap(({ meant }) => meant.flatMap(({ named }) => (named.kind === 'event' ? named : []))),
  );
  if (events.size === 0) return places;
  const shown = await findShownEvents(
    db,
    [...events].flatMap(({ ids }) => [...ids]),
  );
  const left = new Map<Named, Named>();
  for (const named of events)
    left.set(named, { ...named, ids: new Set([...named.ids].filter((id) => shown.has(id))) });
  return places.map((place) => ({
    ...place,
    meant: place.meant.flatMap(({ named, form }) => {
      const now = left.get(named) ?? named;
      return now.ids.size > 0 ? [{ named: now, form }] : [];
    }),
  }));
}

const thingsOf = (matches: readonly NameMatch[]): { id: string; match: NameMatch }[] =>
  matches.slice(0, LISTED).flatMap((match) => [...match.named.ids].sort().map((id) => ({ id, match })));
