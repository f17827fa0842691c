import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body } from './ProfileForm.css';
import type { ProfileSectionName } from './profile-values';

/** What a section asks of the form for one of its fields. */
export interface ProfileFieldProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

export interface ProfileSectionProps {
  name: ProfileSectionName;
  /** Its place; none where the form is a part of the profile. */
  number: number | undefined;
  /** True if the page says what it is, so that it needs no head. */
  bare: boolean;
  fact?: string;
  children: ReactNode;
}

/** One section of the profile, hung from its rule. @see ACC-047 */
export function ProfileSection({ name, number, bare, fact, children }: ProfileSectionProps) {
  const messages = useMessages();
  const titleId = `profile-${name}`;
  if (bare) {
    return (
      <div className={body} data-part={name}>
        {children}
      </div>
    );
  }
  return (
    <section aria-labelledby={titleId} data-part={name}>
      <SectionHead
        {...(number !== undefined && { number })}
        title={messages.format(`profile.${name}`)}
        titleId={titleId}
        fact={fact}
      />
      <div className={body}>{children}</div>
    </section>
  );
}
