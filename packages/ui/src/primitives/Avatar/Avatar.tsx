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
  /** The person; gives the initials and the tint where no picture is. */
  name: string;
  /** Address of the picture; the initials show while it loads, and stay if it fails. */
  src?: string | null;
  /** Default `medium`. */
  size?: AvatarSize;
  /** Names the picture for those who listen, where the name does not stand beside it. */
  label?: string;
}

/** A person: their picture, or their initials on a tint that is always the same for a name. @see GAP-031 */
export function Avatar({ name, src, size = 'medium', label, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      data-component="Avatar"
      data-sector={nameTint(name)}
      // Drawn by the style sheet: as text they would count as part of the name of the control around them.
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
