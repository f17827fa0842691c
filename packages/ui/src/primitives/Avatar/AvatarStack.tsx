import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { Avatar, type AvatarSize } from './Avatar';
import { avatar, more, stack, stacked } from './Avatar.css';

/** Default maximum of avatars. @see PROD-036 */
export const AVATAR_STACK_MAX = 3;

export interface AvatarStackProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** People, shown up to `max`. */
  people: readonly { name: string; src?: string | null }[];
  /** Total number, if `people` holds only some. Default: `people.length`. */
  total?: number;
  /** Maximum of avatars shown. Default 3. */
  max?: number;
  /** Shows the number of remaining people as `+9`. Default `false`. */
  showRest?: boolean;
  /** Default `tiny`. */
  size?: AvatarSize;
}

/** Shows a few people beside their count. Decorative: the adjacent text names or counts them. */
export function AvatarStack({
  people,
  total = people.length,
  max = AVATAR_STACK_MAX,
  showRest = false,
  size = 'tiny',
  className,
  ...rest
}: AvatarStackProps) {
  const shown = people.slice(0, max);
  const hiddenCount = total - shown.length;
  return (
    <span data-component="AvatarStack" aria-hidden="true" {...rest} className={classNames(stack, className)}>
      {shown.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people may share a name, and their order is fixed
        <Avatar key={index} name={person.name} src={person.src ?? null} size={size} className={stacked} />
      ))}
      {showRest && hiddenCount > 0 && (
        <span dir="ltr" data-part="rest" className={classNames(avatar({ size }), stacked, more)}>
          +{hiddenCount}
        </span>
      )}
    </span>
  );
}
