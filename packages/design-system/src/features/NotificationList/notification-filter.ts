import type { Notification, NotificationType } from '@millrace/api-client';

/** Kinds of notifications that a reader can ask for. */
export const NOTIFICATION_FILTERS = ['all', 'posts', 'products', 'people'] as const;

/** A kind of notifications. */
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

const KIND_OF: Readonly<Record<NotificationType, Exclude<NotificationFilter, 'all'>>> = {
  commented: 'posts',
  liked: 'posts',
  commented_on_liked: 'posts',
  commented_on_commented: 'posts',
  liked_on_liked: 'posts',
  liked_on_commented: 'posts',
  mentioned: 'posts',
  raw_material_added: 'products',
  end_product_added: 'products',
  supplier_added: 'products',
  raw_material_supplier_added: 'products',
  application_supplier_added: 'products',
  product_followed: 'products',
  linked_product_followed: 'products',
  company_product_added: 'products',
  company_joined: 'people',
  company_followed: 'people',
  invitation_accepted: 'people',
  exhibitor_added: 'people',
  attendee_going: 'people',
  connection_added: 'people',
};

/** Whether a notification is of a kind. */
export const passes = ({ type }: Notification, filter: NotificationFilter): boolean =>
  filter === 'all' || KIND_OF[type] === filter;
