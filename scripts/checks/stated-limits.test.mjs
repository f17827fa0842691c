import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

/** Names on the page of limits, by the variables of the API that set them. */
const NAMES = {
  RATE_READS_PER_MINUTE: 'reads',
  RATE_WRITES_PER_MINUTE: 'writes',
  RATE_SEARCHES_PER_MINUTE: 'searches',
  RATE_SOCKETS_PER_MINUTE: 'chat sockets opened',
  RATE_PREFLIGHTS_PER_HOUR: 'pages checked for widgets, articles searched',
  RATE_INQUIRIES_PER_HOUR: 'inquiries to sales',
  RATE_MESSAGES_PER_MINUTE: 'messages',
  RATE_CONVERSATIONS_PER_HOUR: 'conversations started',
  RATE_POSTS_PER_HOUR: 'posts written, edited and tagged',
  RATE_COMMENTS_PER_HOUR: 'comments',
  RATE_LIKES_PER_HOUR: 'likes',
  RATE_EVENTS_PER_HOUR: 'events created',
  RATE_REPORTS_PER_DAY: 'reports to moderators',
  MEMBER_MAILS_PER_HOUR: 'invitations and shares by email',
};

it('the page of limits states the defaults of the API', () => {
  const config = readFileSync(at('apps/api/src/platform/config.ts'), 'utf8');
  const page = readFileSync(at('docs/developers/limits.md'), 'utf8');
  for (const [variable, name] of Object.entries(NAMES)) {
    const [, value] = new RegExp(`'${variable}', ([\\d_]+)`).exec(config) ?? [];
    const limit = Number(value?.replaceAll('_', '')).toLocaleString('en');
    const unit = variable.replace(/^.*_PER_/, '').toLowerCase();
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} |`));
    expect([name, row]).toEqual([name, expect.stringMatching(new RegExp(`\\| ${limit} an? ${unit} \\|$`))]);
  }
});
