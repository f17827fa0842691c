import { Heading, Prose, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { root } from './AccountPage.css';

export interface AccountPageProps {
  /** The page's only level 1 heading. */
  title: ReactNode;
  /** `narrow` for one or two fields, `wide` for a two-column form. Default `narrow`. */
  width?: 'narrow' | 'wide';
  /** Introduction of one or two sentences. */
  lead?: string;
  children: ReactNode;
}

/** Frame of the sign-up and login pages: a heading and one form. */
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
