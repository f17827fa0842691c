import type { Thing } from '../corpus';

/** Search engine under evaluation. */
export interface Candidate {
  name: string;
  /** Ids of the best hits, best first. */
  find(kind: Thing['kind'], q: string, limit: number): Promise<string[]>;
}
