import { artPath } from '@millrace/domain';
import { Art, Avatar, Icon, type IconShape } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import {
  AtSign,
  Building2,
  CalendarDays,
  Factory,
  FileText,
  GitBranch,
  Layers,
  Lock,
  MessageSquare,
  Package,
  Reply,
  Search,
  ShieldCheck,
  Store,
  ThumbsUp,
  UserPlus,
  Users,
} from 'lucide-react';
import { badge, picture } from './NotificationList.css';
import { notificationListMessages } from './NotificationList.messages';
import type { Notification, NotificationType } from './notification';

const ICONS: Readonly<Record<NotificationType, IconShape>> = {
  commented: MessageSquare,
  commented_on_liked: MessageSquare,
  commented_on_commented: MessageSquare,
  replied: Reply,
  liked: ThumbsUp,
  liked_on_liked: ThumbsUp,
  liked_on_commented: ThumbsUp,
  mentioned: AtSign,
  company_tagged: Lock,
  raw_material_added: Layers,
  end_product_added: GitBranch,
  supplier_added: Factory,
  raw_material_supplier_added: Factory,
  application_supplier_added: Factory,
  company_product_added: Package,
  product_followed: UserPlus,
  linked_product_followed: UserPlus,
  company_followed: Building2,
  company_joined: Building2,
  company_objected: ShieldCheck,
  company_verified: ShieldCheck,
  company_request_refused: ShieldCheck,
  company_link_ended: ShieldCheck,
  company_objection_decided: ShieldCheck,
  invitation_accepted: UserPlus,
  exhibitor_added: Store,
  attendee_going: CalendarDays,
  event_moved: CalendarDays,
  event_soon: CalendarDays,
  connection_added: Users,
  quote_requested: FileText,
  quote_answered: FileText,
  search_matched: Search,
};

/** Picture of the added entry or of the actor, with the icon of the type. */
export function NotificationMark({ notification }: { notification: Notification }) {
  const messages = useMessages(notificationListMessages);
  const { type, subject, actor, company, picture: src } = notification;
  return (
    <span className={picture}>
      {subject ? (
        <Art
          kind={subject.kind === 'company' ? 'seal' : 'thumb'}
          width={36}
          height={36}
          src={
            subject.image ??
            artPath({
              name: subject.name,
              sector: subject.sector,
              kind: subject.kind === 'company' ? 'seal' : 'thumb',
            })
          }
        />
      ) : (
        <Avatar
          name={actor?.name ?? company?.name ?? messages.format('notifications.formerMember')}
          src={src ?? null}
        />
      )}
      <span data-part="badge" className={badge}>
        <Icon icon={ICONS[type]} size="small" />
      </span>
    </span>
  );
}
