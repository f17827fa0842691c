import type { ReactNode } from 'react';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const BRACKETED = /\([^()]+\)/u;

/**
 * Isolates what stands in brackets within a name in Arabic or Hebrew, such as its Latin form, whose full stop would
 * otherwise go to the wrong end. Anything else is returned as it is.
 */
export function isolateBracketed(name: ReactNode): ReactNode {
  if (typeof name !== 'string' || !RIGHT_TO_LEFT.test(name)) return name;
  const found = BRACKETED.exec(name);
  if (!found) return name;
  const start = found.index + 1;
  const end = found.index + found[0].length - 1;
  return (
    <>
      {name.slice(0, start)}
      <bdi>{name.slice(start, end)}</bdi>
      {name.slice(end)}
    </>
  );
}
