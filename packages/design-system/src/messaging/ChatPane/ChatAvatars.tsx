import { Avatar } from '@millrace/ui';
import { stack } from './ChatAvatars.css';
import type { ChatMate } from './chat-mate';

/** So many of a room's people are pictured. */
const PICTURED = 3;

interface ChatAvatarsProps {
  /** With whom one talks. */
  name: string;
  picture?: string | null | undefined;
  /** Of a room of several; those who left and the reader are not pictured. */
  people?: readonly ChatMate[] | undefined;
  viewerId: string;
}

/** Pictures the other of two, or the first three of several in the place of one. */
export function ChatAvatars({ name, picture, people, viewerId }: ChatAvatarsProps) {
  const others = people?.filter(({ id, left }) => id !== viewerId && !left).slice(0, PICTURED);
  if (!others || others.length < 2) {
    const [only] = others ?? [];
    return <Avatar name={only?.name ?? name} src={(only ? only.picture : picture) ?? null} />;
  }
  return (
    <span data-part="avatars" className={stack}>
      {others.map((mate) => (
        <Avatar key={mate.id} name={mate.name} src={mate.picture ?? null} size="tiny" />
      ))}
    </span>
  );
}
