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
  /** Somebody sees themselves. Default `false`. @see ACC-058 */
  isOwn?: boolean;
  /** Stands in place of the picture: on one's own feed the control that changes it. @see FEED-005 */
  photoControl?: ReactNode;
  /** What can be done: on one's own profile the way to edit it. */
  actions?: ReactNode;
}

/** Who a member is: photo, name, designation at company, and what they write of themselves. @see ACC-046 */
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
