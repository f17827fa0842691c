import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body } from './ProfileForm.css';

/** What a section asks of the form for one of its fields. */
export interface ProfileFieldProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

interface ProfileSectionProps {
  name: 'photo' | 'basics' | 'security' | 'contact' | 'company';
  number: number;
  fact?: string;
  children: ReactNode;
}

/** One section of the profile, hung from its rule. @see ACC-047 */
export function ProfileSection({ name, number, fact, children }: ProfileSectionProps) {
  const messages = useMessages();
  const titleId = `profile-${name}`;
  return (
    <section aria-labelledby={titleId} data-part={name}>
      <SectionHead number={number} title={messages.format(`profile.${name}`)} titleId={titleId} fact={fact} />
      <div className={body}>{children}</div>
    </section>
  );
}
