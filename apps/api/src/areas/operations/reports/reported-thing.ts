import type { ReportedKind } from '@millrace/domain';
import type { Transaction } from '../../../platform/db/database';
import { mayReadPost, type Reader } from '../../../visibility';
import { findEvent, writtenDetails } from '../../events/events';
import { findPost, findPostVisibility, findReadableComment } from '../../feed/posts';
import { findReportedMember, type ReportedThing } from './reports.repository';

/** A thing as it stands, if somebody may know of it: only what can be read can be reported. */
export async function findReportedThing(
  tx: Transaction,
  { kind, id }: { kind: ReportedKind; id: string },
  reader: Reader,
): Promise<ReportedThing | null> {
  switch (kind) {
    case 'post':
      return reportedPost(tx, id, reader);
    case 'comment':
      return reportedComment(tx, id, reader);
    case 'member':
      return reportedMember(tx, id);
    case 'event':
      return reportedEvent(tx, id, reader);
  }
}

async function reportedPost(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const post = await findPost(tx, id, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) return null;
  const { userId, userName, text, mediaName, createdAt, editedAt } = post;
  const at = new Date(editedAt ?? createdAt).toISOString();
  return {
    kind: 'post',
    id: post.id,
    subjectId: userId,
    snapshot: { name: userName, text, file: mediaName || null, at },
  };
}

async function reportedComment(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const comment = await findReadableComment(tx, id, reader?.id ?? null);
  if (!comment) return null;
  const post = await findPostVisibility(tx, comment.postId, reader?.id ?? null);
  if (!post || !mayReadPost(post, reader)) return null;
  const at = new Date(comment.createdAt).toISOString();
  return {
    kind: 'comment',
    id: comment.id,
    subjectId: comment.userId,
    snapshot: { name: comment.userName, text: comment.text, file: null, at },
  };
}

async function reportedMember(tx: Transaction, id: string): Promise<ReportedThing | null> {
  const member = await findReportedMember(tx, id);
  if (!member) return null;
  const words = [member.designation, member.description].filter(Boolean).join('\n');
  return {
    kind: 'member',
    id,
    subjectId: id,
    snapshot: { name: member.name, text: words, file: null, at: null },
  };
}

async function reportedEvent(tx: Transaction, id: string, reader: Reader): Promise<ReportedThing | null> {
  const event = await findEvent(tx, id, reader?.id ?? null, false);
  if (!event) return null;
  const words = [event.name, event.location, writtenDetails(event.details)].join('\n');
  return {
    kind: 'event',
    id,
    subjectId: event.createdBy,
    snapshot: { name: event.creatorName, text: words, file: null, at: null },
  };
}
