import { Page } from '@millrace/ui';
import type { ReactNode } from 'react';
import { sections } from './LandingSections.css';

export interface LandingSectionsProps {
  /** Sections, in the order in which they are read. */
  children: ReactNode;
}

/** The sections of the landing page, below the head and the plate that run from edge to edge. */
export function LandingSections({ children }: LandingSectionsProps) {
  return (
    <Page>
      <div className={sections} data-component="LandingSections">
        {children}
      </div>
    </Page>
  );
}
