import { v5, v7 } from 'uuid';

/** UUID namespace of imported records. Changing it changes every such id. */
const NAMESPACE = '5b1f3f0e-6f0c-5c0e-9d3b-1a5d7b0f2c44';

/** Creates a time-ordered id. */
export const newId = (): string => v7();

/**
 * Derives the id of an imported record from its names in the source, so that repeated imports create no
 * duplicates.
 *
 * @example externalId('demo', 'company', 'millrace-research')
 */
export const externalId = (source: string, kind: string, key: string): string =>
  v5(`${source}:${kind}:${key}`, NAMESPACE);

/** Without the prefix `urn:uuid:`, which databases do not accept. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
