import { notFound } from '../not-found';

/** Every address that no route knows. @see GAP-001 */
export function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
