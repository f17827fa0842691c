import { create } from 'storybook/theming';
import { colorValues } from '../packages/ui/src/theme/color-values';
import { measures } from '../packages/ui/src/theme/measures';
import { fromCss, toSrgb } from '../packages/ui/src/theme/oklch';
import { daylight, night } from '../packages/ui/src/theme/palette';

/** Our mark and name as markup, in the ink of the theme: nothing is fetched. */
function brand(ink: string, accent: string): string {
  return `<span style="display:inline-flex;align-items:center;gap:10px;color:${ink};font:740 21px/1 Archivo,system-ui,sans-serif;letter-spacing:-0.025em"><svg viewBox="0 0 34 24" width="34" height="24" aria-hidden="true"><path d="M0 4H6C15 4 15 12 24 12H34M0 12H34M0 20H6C15 20 15 12 24 12" fill="none" stroke="${accent}" stroke-width="2.6"/></svg>Millrace</span>`;
}

/** Storybook computes with its colours, and knows no oklch. */
function hex(role: string): string {
  const channels = toSrgb(fromCss(role)).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${channels.join('')}`;
}

/** Storybook's own parts in the colours of our tokens. */
export function storybookLook(theme: 'light' | 'dark') {
  const { surface, text, rule, control } = colorValues(theme === 'dark' ? night : daylight);
  return create({
    base: theme,
    brandTitle: brand(hex(text.primary), hex(text.accent)),
    brandUrl: '?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: measures.font.family.ui,
    fontCode: measures.font.family.mono,
    colorPrimary: hex(text.accent),
    colorSecondary: hex(text.accent),
    appBg: hex(surface.paper),
    appContentBg: hex(surface.paper),
    appPreviewBg: hex(surface.paper),
    appHoverBg: hex(surface.selected),
    appBorderColor: hex(rule.hairline),
    appBorderRadius: 2,
    textColor: hex(text.primary),
    textInverseColor: hex(text.onInverse),
    textMutedColor: hex(text.secondary),
    barBg: hex(surface.paper),
    barTextColor: hex(text.secondary),
    barHoverColor: hex(text.accent),
    barSelectedColor: hex(text.accent),
    buttonBg: hex(surface.raised),
    buttonBorder: hex(control.border),
    booleanBg: hex(surface.sunk),
    booleanSelectedBg: hex(surface.raised),
    inputBg: hex(surface.raised),
    inputBorder: hex(control.border),
    inputTextColor: hex(text.primary),
    inputBorderRadius: 2,
  });
}

/** What Storybook derives for the chosen entry of the sidebar is too pale for white text; these are ours. */
export function chosenEntry(theme: 'light' | 'dark') {
  const { text, control } = colorValues(theme === 'dark' ? night : daylight);
  return { ground: hex(control.fill), text: hex(text.onFill) };
}
