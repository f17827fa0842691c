import { Avatar, Heading, Link, Prose, Text } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VerifiedBadge } from '../../companies/CompanyLink';
import {
  about,
  actionsClass,
  at as atClass,
  lines,
  name as nameClass,
  photo,
  root,
  withControl,
  work,
} from './MemberHeader.css';
import { memberHeaderMessages } from './MemberHeader.messages';
import type { MemberDetails } from './member-details';

export interface MemberHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  member: MemberDetails;
  /** True if it is the viewer's own profile. Default `false`. @see ACC-058 */
  isOwn?: boolean;
  /** Replaces the picture: on the viewer's own feed by the control that changes it. @see FEED-005 */
  photoControl?: ReactNode;
  /** Actions, such as a link to edit one's own profile. */
  actions?: ReactNode;
}

/** Header of a profile: photo, name, designation at company, and biography. @see ACC-046 */
export function MemberHeader({
  member,
  isOwn = false,
  photoControl,
  actions,
  className,
  ...rest
}: MemberHeaderProps) {
  const messages = useMessages(memberHeaderMessages);
  const { name, picture = null, designation, company, companyHref, about: written } = member;
  const place =
    company &&
    (companyHref ? (
      <Link href={companyHref}>
        <bdi>{company}</bdi>
      </Link>
    ) : (
      <bdi>{company}</bdi>
    ));
  const at = (text: ReactNode) => <span className={atClass}>{text}</span>;
  return (
    <header
      data-component="MemberHeader"
      {...rest}
      className={classNames(root, photoControl ? withControl : null, className)}
    >
      {photoControl || <Avatar name={name} src={picture} size="large" className={photo} />}
      <div>
        <Heading level={1} className={nameClass}>
          <bdi>{name}</bdi>
        </Heading>
        {(designation || place) && (
          <Text as="p" data-part="work" className={work}>
            {designation && place
              ? messages.rich('member.work', { designation: <bdi>{designation}</bdi>, company: place, at })
              : (designation ?? messages.rich('member.atCompany', { company: place, at }))}
            {member.companyVerified && (
              <>
                {' '}
                <VerifiedBadge />
              </>
            )}
          </Text>
        )}
      </div>
      {actions && (
        <div data-part="actions" className={actionsClass}>
          {actions}
        </div>
      )}
      <Prose className={about}>
        <p dir="auto" className={lines}>
          {written || messages.format(isOwn ? 'member.ownNoDescription' : 'member.noDescription')}
        </p>
      </Prose>
    </header>
  );
}
