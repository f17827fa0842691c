import type { ReactElement } from 'react';
import type { Piece } from '../draft';

/** An editor with a draft in it. */
export interface Candidate {
  name: string;
  Editor: (props: { lines: readonly Piece[][] }) => ReactElement;
}
