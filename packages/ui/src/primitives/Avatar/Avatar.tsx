import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { SECTOR_HUES } from '../../styles/sectors';
import { avatar, picture } from './Avatar.css';
import { initials } from './initials';

/** 26, 28, 36 and 56 px. */
export const AVATAR_SIZES = ['tiny', 'small', 'medium', 'large'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

const pixels: Record<AvatarSize, number> = { tiny: 26, small: 28, medium: 36, large: 56 };

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person; determines the initials and the tint of the fallback. */
  name: string;
  /** URL of the picture; the initials show while it loads and if it fails. */
  src?: string | null;
  /** Default `medium`. */
  size?: AvatarSize;
  /** Alternative text, for where the name is not shown beside the avatar. */
  label?: string;
}

/** Shows a person's picture, or their initials on a tint derived from the name. @see GAP-031 */
export function Avatar({ name, src, size = 'medium', label, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      data-component="Avatar"
      data-sector={nameTint(name)}
      // Rendered with CSS: as text they would become part of the accessible name of the control around them.
      data-initials={initials(name)}
      {...named}
      {...rest}
      className={classNames(avatar({ size }), className)}
    >
      {src && failed !== src && (
        <img
          alt=""
          src={src}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          className={picture}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

function nameTint(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return SECTOR_HUES[sum % SECTOR_HUES.length] ?? 'none';
}
