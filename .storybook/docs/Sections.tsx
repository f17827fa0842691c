import { SectionHead } from '@millrace/ui';
import type { ReactNode } from 'react';
import styles from './docs.module.css';

export interface PageSection {
  title: string;
  /** Left out, and not counted, where there is nothing. */
  content: ReactNode;
}

/** What a page says, in numbered sections; each can be linked to by its title in lower case. */
export function Sections({ sections }: { sections: readonly PageSection[] }) {
  return sections
    .filter(({ content }) => content)
    .map(({ title, content }, index) => (
      <section key={title} aria-labelledby={sectionId(title)} className={styles.section}>
        <SectionHead number={index + 1} title={title} titleId={sectionId(title)} />
        {content}
      </section>
    ));
}

function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
