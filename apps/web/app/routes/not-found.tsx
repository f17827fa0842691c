import { notFound } from '../loader-failures';

/** Every address that no route knows. @see GAP-001 */
export function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
