import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body } from './ProfileForm.css';
import type { ProfileSectionName } from './profile-values';

/** Props that the form passes to each field of a section. */
export interface ProfileFieldProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

export interface ProfileSectionProps {
  name: ProfileSectionName;
  /** Position of the section; undefined if the form shows a subset. */
  number: number | undefined;
  /** True if the page's heading makes the section head redundant. */
  bare: boolean;
  fact?: string;
  children: ReactNode;
}

/** One section of the profile, below its rule. @see ACC-047 */
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
