import type { ChatGroup } from '@millrace/api-client';

/** Somebody in a room of several, or who was in it. */
export interface ChatMate {
  id: string;
  name: string;
  /** Address of a picture. Default: the initials. */
  picture?: string | null | undefined;
  company?: string | null | undefined;
  /** True if they left: what they said keeps their name. Default `false`. */
  left?: boolean | undefined;
}

/** Maps the people of a room of several to what is shown of them. */
export const toChatMates = ({ people }: ChatGroup): readonly ChatMate[] =>
  people.map(({ id, name, image, company, left }) => ({ id, name, picture: image, company, left }));
