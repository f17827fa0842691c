import { v5, v7 } from 'uuid';

/** Everything that was loaded from elsewhere is named within this space. Changing it changes every such id. */
const NAMESPACE = '5b1f3f0e-6f0c-5c0e-9d3b-1a5d7b0f2c44';

/** A new id; ids made later sort later. */
export const newId = (): string => v7();

/**
 * The id of a thing that another source named: the same names give the same id, so that loading a source twice makes
 * nothing twice.
 *
 * @example externalId('demo', 'company', 'millrace-research')
 */
export const externalId = (source: string, kind: string, key: string): string =>
  v5(`${source}:${kind}:${key}`, NAMESPACE);

/** Without the `urn:uuid:` that the standard allows, and that no database takes. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
