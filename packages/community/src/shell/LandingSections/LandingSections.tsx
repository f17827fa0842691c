import { Page } from '@millrace/ui';
import type { ReactNode } from 'react';
import { sections } from './LandingSections.css';

export interface LandingSectionsProps {
  /** Sections, in reading order. */
  children: ReactNode;
}

/** Sections of the landing page, below the full-bleed header and plate. */
export function LandingSections({ children }: LandingSectionsProps) {
  return (
    <Page>
      <div className={sections} data-component="LandingSections">
        {children}
      </div>
    </Page>
  );
}
