import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body } from './SecuritySettings.css';

/** Sections of the security settings in their order. */
export const SECURITY_SECTIONS = ['signIn', 'sessions', 'tokens', 'data'] as const;
export type SecuritySectionName = (typeof SECURITY_SECTIONS)[number];

interface SecuritySectionProps {
  name: SecuritySectionName;
  /** True if the page's own heading, which has the same id, replaces the section head. */
  bare?: boolean;
  children: ReactNode;
}

/** Receives the focus when the focused element is unmounted. */
export const sectionTitleId = (name: SecuritySectionName): string => `security-${name}`;

/** One section, below its rule. */
export function SecuritySection({ name, bare = false, children }: SecuritySectionProps) {
  const messages = useMessages();
  const titleId = sectionTitleId(name);
  return (
    <section aria-labelledby={titleId}>
      {!bare && <SectionHead title={messages.format(`security.${name}`)} titleId={titleId} />}
      <div className={body}>{children}</div>
    </section>
  );
}
