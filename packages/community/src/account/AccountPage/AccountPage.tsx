import { Heading, Prose, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { root } from './AccountPage.css';

export interface AccountPageProps {
  /** The page's one heading of level 1. */
  title: ReactNode;
  /** `narrow` for a field or two, `wide` for a form of pairs. Default `narrow`. */
  width?: 'narrow' | 'wide';
  /** Says in a sentence or two what the page is for. */
  lead?: string;
  children: ReactNode;
}

/** The frame of a page on which somebody becomes a member or comes back as one: a heading and one form. */
export function AccountPage({ title, width = 'narrow', lead, children }: AccountPageProps) {
  return (
    <Stack gap="lg" data-component="AccountPage" className={root({ width })}>
      <Heading level={1}>{title}</Heading>
      {lead !== undefined && (
        <Prose>
          <p>{lead}</p>
        </Prose>
      )}
      {children}
    </Stack>
  );
}
