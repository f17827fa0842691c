import { type AlertKind, cutPostTitle, postPath, postTitle } from '@millrace/domain';
import { type MailData, plainName } from '../../../platform/mail';
import { type MessageKey, text } from '../../../platform/messages/text';
import { notificationPath, notificationText } from '../notification-templates';
import type { AlertItemRow } from './alert-items.repository';

type Sections = MailData['alerts']['sections'];

/** The order of a mail. */
const KINDS: readonly AlertKind[] = ['posts', 'people', 'products', 'company_posts', 'product_posts'];

/**
 * What a mail says, by kind: several alike are one line. What is too much is counted.
 *
 * @param items The oldest first.
 * @param linesMax How many lines there are at most.
 */
export function sectionsOf(
  items: readonly AlertItemRow[],
  linesMax: number,
): { sections: Sections; more: number } {
  const groups = new Map<string, AlertItemRow[]>();
  for (const item of items) {
    const key = item.topic ?? item.source;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const lines = [...groups.values()].flatMap((alike) => {
    const last = alike.at(-1);
    return last ? [{ kind: last.kind, ...lineOf(last, alike) }] : [];
  });
  const ordered = KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind));
  const shown = ordered.slice(0, linesMax);
  const sections = KINDS.flatMap((kind) => {
    const own = shown.filter((line) => line.kind === kind).map(({ line, path }) => ({ line, path }));
    return own.length === 0 ? [] : [{ title: text(`alerts.kind.${kind}`), lines: own }];
  });
  return { sections, more: ordered.length - shown.length };
}

function lineOf(last: AlertItemRow, alike: readonly AlertItemRow[]): { line: string; path: string } {
  const actor = plainName(last.actorName) ?? text('mail.someMember');
  const { postId, postText, postFileName } = last;
  const title = cutPostTitle(postTitle(postText ?? '', postFileName));
  if (last.type === null) {
    const key: MessageKey = title === '' ? 'alerts.newPostUntitled' : 'alerts.newPost';
    return { line: text(key, { actor, title }), path: postPath(postId ?? '') };
  }
  const others = new Set(alike.map(({ actorId }) => actorId)).size - 1;
  const line = notificationText(last.type, last, { actor, others }, title === '' ? '' : ` “${title}”`);
  return { line, path: notificationPath(last) };
}
