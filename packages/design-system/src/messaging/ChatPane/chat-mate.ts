import type { ChatGroup } from '@millrace/api-client';

/** A present or former member of a group room. */
export interface ChatMate {
  id: string;
  name: string;
  /** URL of a picture. Default: the initials. */
  picture?: string | null | undefined;
  company?: string | null | undefined;
  /** True if they left; their messages keep their name. Default `false`. */
  left?: boolean | undefined;
}

/** Maps the people of a group room to the view model. */
export const toChatMates = ({ people }: ChatGroup): readonly ChatMate[] =>
  people.map(({ id, name, image, company, left }) => ({ id, name, picture: image, company, left }));
