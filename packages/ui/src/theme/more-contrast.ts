import type { colorValues } from './color-values';

type Colors = ReturnType<typeof colorValues>;

/** For `prefers-contrast: more`: greys become ink, hairlines become rules. Works in both themes. */
export function withMoreContrast<Values extends Pick<Colors, 'text' | 'rule' | 'control'>>(
  colors: Values,
): Values {
  const { text, rule, control } = colors;
  return {
    ...colors,
    text: { ...text, secondary: text.primary, muted: text.primary },
    rule: { hairline: control.border, strong: text.primary },
    control: { ...control, border: rule.strong },
  };
}
