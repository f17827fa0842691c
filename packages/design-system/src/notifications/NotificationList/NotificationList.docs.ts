import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What happened that concerns a member, newest first: who did it, one sentence, and when.',
  whenToUse: [
    'On the page of notifications, as `NotificationPageContainer`, and in the window that the bell opens.',
  ],
  whenNotToUse: ['It is what members say: `Feed`.', 'It just happened here: `Toast`.'],
  anatomy: [
    { component: 'NotificationList', what: 'The list, or what stands in its place.' },
    {
      component: 'NotificationPage',
      what: 'The list of all, ten at a time, with the choice of a kind.',
      when: 'on the page of its own',
    },
    { part: 'day', what: 'The day on which those below it happened.' },
    { part: 'notification', what: 'One of them, marked while it is unread.' },
    { part: 'badge', what: 'The icon of its kind.' },
    { part: 'excerpt', what: 'The first words of the comment or the post.', when: 'with `excerpt`' },
    { part: 'detail', what: 'When and where the event is, or what the person does.' },
    { component: 'Avatar', what: 'Who did it last.' },
    { component: 'Link', what: 'Names of people, products and companies, and the post, each to its place.' },
  ],
  states: [
    { state: 'loading, empty, error', what: 'As every list, in words of its own.' },
    {
      state: 'isRead',
      what: 'Those that are unread have a tint, a mark and a button that marks them as read.',
    },
    { state: 'others', what: 'Several who did the same are one sentence.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from link to link.' }],
  accessibility: [
    'The mark of a new one has a word for those who hear it.',
    'Names are isolated, so that one in another script does not turn the line around.',
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
