import { textOf } from '../draft';
import type { Candidate } from './editor';

/** What no editor can beat: the browser's own, which React leaves alone, and in which nothing is mentioned. */
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
