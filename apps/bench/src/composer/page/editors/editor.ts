import type { ReactElement } from 'react';
import type { Piece } from '../draft';

/** Editor that contains a draft. */
export interface Candidate {
  name: string;
  Editor: (props: { lines: readonly Piece[][] }) => ReactElement;
}
