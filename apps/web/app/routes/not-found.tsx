import { notFound } from '../loader-failures';

/** Catch-all route for unknown URLs. @see GAP-001 */
export function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
