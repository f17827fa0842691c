import type { Thing } from '../corpus';

/** Something that finds things. */
export interface Candidate {
  name: string;
  /** The ids of the best, the best first. */
  find(kind: Thing['kind'], q: string, limit: number): Promise<string[]>;
}
