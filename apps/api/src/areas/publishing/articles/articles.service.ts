import { setImmediate } from 'node:timers/promises';
import type { components } from '@millrace/api-client';
import type { Database } from '../../../platform/db/database';
import { articleExcerpt } from './article-words';
import {
  currentSnapshot,
  findShownEvents,
  type NameRow,
  namesAfter,
  namesChangedSince,
  sectorsOf,
} from './articles.repository';
import { type FoundPlaces, findPlaces, matchNames, type NameMatch } from './match-names';
import { type Named, NameIndex } from './name-index';

type ArticleMatchList = components['schemas']['ArticleMatchList'];

/** Maximum number of listed matches. */
const LISTED = 100;

/** Finds the records that an article names. */
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

/** Excludes hidden events, so that other matches at their places can be found. */
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

/** Interval of complete reloads, well before changes expire after a day. */
const GOOD_FOR_MS = 12 * 60 * 60_000;

/** Batch size, so that other requests run in between. */
const READ_AT_ONCE = 2_000;
const KINDS = ['product', 'company', 'event'] as const;

interface Loaded {
  index: NameIndex;
  snapshot: string;
  readAt: number;
}

/**
 * In-memory index of the catalogue's names. The database logs changes of names (`name_changes`, by triggers) from any
 * process, so that each refresh only reads what has changed since the last.
 */
export class CatalogueNames {
  readonly #db: Database;
  #loaded: Loaded | null = null;
  #running: Promise<NameIndex> | null = null;
  #next: Promise<NameIndex> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the current index. Concurrent callers share the next refresh, as the one in progress may miss a change. */
  current(): Promise<NameIndex> {
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  async #after(before: Promise<NameIndex> | null): Promise<NameIndex> {
    await before?.catch(() => undefined);
    this.#running = this.#next;
    this.#next = null;
    return this.#refresh();
  }

  async #refresh(): Promise<NameIndex> {
    const loaded = this.#loaded;
    if (!loaded || Date.now() - loaded.readAt > GOOD_FOR_MS) return this.#readAll();
    const { snapshot, rows } = await namesChangedSince(this.#db, loaded.snapshot);
    await takeIn(loaded.index, rows);
    loaded.snapshot = snapshot;
    return loaded.index;
  }

  async #readAll(): Promise<NameIndex> {
    // Names that change during loading are contained in the change log afterwards.
    const loaded: Loaded = {
      index: new NameIndex(),
      snapshot: await currentSnapshot(this.#db),
      readAt: Date.now(),
    };
    for (const kind of KINDS) {
      for (let after: string | null = null; ; ) {
        const rows: NameRow[] = await namesAfter(this.#db, kind, after, READ_AT_ONCE);
        await takeIn(loaded.index, rows);
        after = rows.at(-1)?.id ?? null;
        if (rows.length < READ_AT_ONCE) break;
      }
    }
    this.#loaded = loaded;
    return loaded.index;
  }
}

async function takeIn(index: NameIndex, rows: readonly NameRow[]): Promise<void> {
  for (const [at, { kind, id, name }] of rows.entries()) {
    if (at % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    index.set(kind, id, name);
  }
  if (rows.length > 0) await setImmediate();
}
