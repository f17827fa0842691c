import { classNames } from './class-names';

/** Joins ids to a list as `aria-describedby` has it; nothing if there is none. */
export const idList = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  classNames(...ids) || undefined;
