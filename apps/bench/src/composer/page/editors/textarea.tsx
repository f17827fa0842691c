import { textOf } from '../draft';
import type { Candidate } from './editor';

/** Lower bound: the browser's own text area, uncontrolled, without mentions. */
export const candidate: Candidate = {
  name: 'textarea',
  Editor: ({ lines }) => (
    <textarea
      aria-label="Text"
      rows={5}
      defaultValue={textOf(lines)}
      style={{ width: '100%', font: 'inherit' }}
    />
  ),
};
