import { classNames } from './class-names';

/** Joins ids for `aria-describedby`; undefined if there is none. */
export const idList = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  classNames(...ids) || undefined;
