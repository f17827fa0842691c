import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body } from './SecuritySettings.css';

export type SecuritySectionName = 'signIn' | 'sessions' | 'tokens' | 'data';

interface SecuritySectionProps {
  name: SecuritySectionName;
  number: number;
  children: ReactNode;
}

/** Where the focus goes when what had it is gone. */
export const sectionTitleId = (name: SecuritySectionName): string => `security-${name}`;

/** One section, hung from its rule. */
export function SecuritySection({ name, number, children }: SecuritySectionProps) {
  const messages = useMessages();
  const titleId = sectionTitleId(name);
  return (
    <section aria-labelledby={titleId}>
      <SectionHead number={number} title={messages.format(`security.${name}`)} titleId={titleId} />
      <div className={body}>{children}</div>
    </section>
  );
}
