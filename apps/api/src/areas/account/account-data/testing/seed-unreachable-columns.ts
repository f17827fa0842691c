import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { newId } from '../../../../platform/db/ids';
import {
  chatDepartures,
  chatMembers,
  passkeys,
  providerVideos,
  pushSubscriptions,
  sessions,
  signInIdentities,
} from '../../../../platform/db/schema';

/**
 * What others than the server have their part in: an authenticator, a professional network, a browser's push service, a
 * provider of videos.
 */
export async function seedUnreachableColumns(db: Database, userId: string): Promise<void> {
  await db
    .insert(passkeys)
    .values({ userId, credentialId: 'credential', publicKey: 'key', counter: 0, name: 'Laptop' });
  await db.insert(signInIdentities).values({ userId, provider: 'linkedin', subject: 'subject' });
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  await db.insert(pushSubscriptions).values({
    ...{ userId, sessionHash: session?.tokenHash ?? '', endpoint: 'https://push.example/send' },
    ...{ p256dh: 'key', auth: 'auth' },
  });
  const [room] = await db.select().from(chatMembers).where(eq(chatMembers.userId, userId));
  // As if the member had left it: of two, nobody does.
  if (room) await db.insert(chatDepartures).values({ chatId: room.chatId, userId });
  await db
    .insert(providerVideos)
    .values({ id: newId(), userId, store: 'vimeo', place: '/videos/1', chatId: room?.chatId ?? null });
}
