import { Avatar } from '@millrace/ui';
import { stack } from './ChatAvatars.css';
import type { ChatMate } from './chat-mate';

/** Maximum number of pictures of a room. */
const PICTURED = 3;

interface ChatAvatarsProps {
  /** The other member of a conversation of two. */
  name: string;
  picture?: string | null | undefined;
  /** People of a group room; the viewer and those who left are not shown. */
  people?: readonly ChatMate[] | undefined;
  viewerId: string;
}

/** Picture of the other member, or of the first three people of a group room. */
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
