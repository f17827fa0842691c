import { notifications } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toNotification } from './notification';

it('shows a notification of the API', () => {
  const [first] = notifications(1);
  if (!first) throw new Error('One is known.');
  const notification = {
    ...first,
    actor_id: 'm1',
    actor_name: 'Astrid',
    actor_image: '/astrid.webp',
    others: 2,
    post_id: 'p1',
    product_id: 'a',
    product_name: 'Preform',
    linked_product_id: null,
    linked_product_name: null,
    company_id: null,
    company_name: 'Kvarnholm',
    exhibitor_id: null,
    exhibitor_name: null,
    event_id: null,
    event_name: null,
  };
  expect(toNotification(notification)).toEqual({
    id: first.id,
    type: first.type,
    added: first.added,
    actor: { id: 'm1', name: 'Astrid' },
    picture: '/astrid.webp',
    others: 2,
    postId: 'p1',
    product: { id: 'a', name: 'Preform' },
    linkedProduct: null,
    company: { id: null, name: 'Kvarnholm' },
    exhibitor: null,
    event: null,
    isRead: false,
    excerpt: first.excerpt,
    actorTitle: first.actor_designation,
    actorCompany: first.actor_company_name,
    eventStart: null,
    eventLocation: null,
    subject: null,
  });
});
