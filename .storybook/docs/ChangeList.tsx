import changes from 'virtual:changes';
import type { ChangeNote } from '../source/read-changes';
import { WrittenTable } from './WrittenTable';

const ASKS: Readonly<Record<ChangeNote['bump'], string>> = {
  major: 'Something must be changed',
  minor: 'Something is new',
  patch: 'Something was mended',
};

/** What changed, package by package, as its notes say it. */
export function ChangeList() {
  return changes.map(({ name, version, notes }) => (
    <section key={name} aria-label={name}>
      <h2>{name}</h2>
      <WrittenTable
        caption={version === null ? 'Since the last release' : `With version ${version}`}
        columns={['What changed', 'For you']}
        rows={notes.map(({ text, bump }) => [text, ASKS[bump]])}
      />
    </section>
  ));
}
