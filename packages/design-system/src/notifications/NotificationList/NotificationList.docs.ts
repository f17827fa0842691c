import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Notifications, newest first: who did what, and when.',
  whenToUse: ['On the notifications page, as `NotificationPageContainer`, and in the popover of the bell.'],
  whenNotToUse: ['Posts by members: `Feed`.', 'Feedback on an action: `Toast`.'],
  anatomy: [
    { component: 'NotificationList', what: 'The list, or its state.' },
    {
      component: 'NotificationPage',
      what: 'All notifications, ten at a time, with a filter by kind.',
      when: 'on its page',
    },
    { part: 'day', what: 'The date of the notifications below it.' },
    { part: 'notification', what: 'A notification, marked while unread.' },
    { part: 'badge', what: 'The icon of its kind.' },
    { part: 'excerpt', what: 'The first words of the comment or the post.', when: 'with `excerpt`' },
    { part: 'detail', what: 'The time and place of the event, or the role of the person.' },
    { component: 'Avatar', what: 'The last member who did it.' },
    { component: 'Link', what: 'People, products, companies and posts link to their pages.' },
  ],
  states: [
    { state: 'loading, empty, error', what: 'Like every list, with its own texts.' },
    {
      state: 'isRead',
      what: 'Unread notifications have a tint, a mark and a button to mark them as read.',
    },
    { state: 'others', what: 'Several members who did the same are combined.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves between links.' }],
  accessibility: [
    'The mark of a new one has a text for screen readers.',
    'Names are isolated, so that a name in another script doesn’t reorder the line.',
  ],
  doAndDont: [
    {
      do: 'Keep a notification unread until the reader opens it or marks it as read.',
      dont: 'Mark all as read because the list was opened.',
    },
  ],
  synonyms: ['bell', 'alerts', 'inbox', 'activity', 'news'],
  related: ['NotificationBell', 'Feed', 'Toast'],
};
