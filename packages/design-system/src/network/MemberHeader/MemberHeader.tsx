import type { Member } from '@millrace/api-client';
import { companyPath, personPicture, shownName } from '@millrace/domain';
import { Avatar, Heading, Link, Prose, Text } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
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

export interface MemberHeaderProps {
  member: Pick<
    Member,
    | 'displayName'
    | 'designation'
    | 'desc'
    | 'company'
    | 'company_id'
    | 'company_verified'
    | 'image'
    | 'linkedinImage'
  >;
  /** Somebody sees themselves. Default `false`. @see ACC-058 */
  isOwn?: boolean;
  /** Stands in place of the picture: on one's own feed the control that changes it. @see FEED-005 */
  photoControl?: ReactNode;
  /** What can be done: on one's own profile the way to edit it. */
  actions?: ReactNode;
}

/** Who a member is: photo, name, designation at company, and what they write of themselves. @see ACC-046 */
export function MemberHeader({ member, isOwn = false, photoControl, actions }: MemberHeaderProps) {
  const messages = useMessages();
  const { designation, desc, company, company_id } = member;
  const name = shownName(member.displayName);
  const place =
    company &&
    (company_id ? (
      <Link href={companyPath({ id: company_id, name: company })}>
        <bdi>{company}</bdi>
      </Link>
    ) : (
      <bdi>{company}</bdi>
    ));
  const at = (text: ReactNode) => <span className={atClass}>{text}</span>;
  return (
    <header data-component="MemberHeader" className={classNames(root, photoControl ? withControl : null)}>
      {photoControl || <Avatar name={name} src={personPicture(member)} size="large" className={photo} />}
      <div>
        <Heading level={1} className={nameClass}>
          <bdi>{name}</bdi>
        </Heading>
        {(designation || place) && (
          <Text as="p" data-part="work" className={work}>
            {designation && place
              ? messages.rich('member.work', { designation: <bdi>{designation}</bdi>, company: place, at })
              : (designation ?? messages.rich('member.atCompany', { company: place, at }))}
            {member.company_verified && (
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
          {desc || messages.format(isOwn ? 'member.ownNoDescription' : 'member.noDescription')}
        </p>
      </Prose>
    </header>
  );
}
