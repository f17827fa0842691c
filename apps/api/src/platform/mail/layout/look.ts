import type { CSSProperties } from 'react';

/** Mail programs know no oklch: the tokens of the theme of the same names, in sRGB. */
const LIGHT = {
  paper: '#f8f6f1',
  raised: '#fdfcf9',
  ink: '#161b23',
  ink2: '#434851',
  rule: '#d6d2ca',
  accent: '#004c96',
  fill: '#004c96',
  onFill: '#fcfaf6',
} as const;

const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#0f1319',
  raised: '#171b23',
  ink: '#ece9e2',
  ink2: '#bebab2',
  rule: '#2d323a',
  accent: '#77c2f6',
  fill: '#246ebe',
  onFill: '#fcfaf6',
};

const SANS = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";

const text = (size: number, lineHeight: number, color: string): CSSProperties => ({
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: `${size}px`,
  lineHeight: `${lineHeight}px`,
  color,
});

/** Styles stand on the elements, as many mail programs read no others. */
export const LOOK = {
  body: { margin: 0, padding: 0, backgroundColor: LIGHT.paper },
  paper: { backgroundColor: LIGHT.paper },
  page: { width: '100%', maxWidth: '560px', margin: '0 auto', padding: '32px 24px 40px' },
  mark: {
    ...text(21, 28, LIGHT.ink),
    margin: 0,
    paddingBottom: '12px',
    fontWeight: 700,
    letterSpacing: '-0.025em',
  },
  sheet: { borderTop: `2px solid ${LIGHT.ink}`, paddingTop: '28px' },
  heading: {
    ...text(28, 32, LIGHT.ink),
    margin: '0 0 20px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  paragraph: text(16, 24, LIGHT.ink),
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  label: {
    ...text(14, 20, LIGHT.ink2),
    width: '96px',
    padding: '8px 16px 8px 0',
    borderTop: `1px solid ${LIGHT.rule}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  value: {
    ...text(14, 20, LIGHT.ink),
    padding: '8px 0',
    borderTop: `1px solid ${LIGHT.rule}`,
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  section: { margin: '0 0 24px', padding: '12px 0 0', borderTop: `1px solid ${LIGHT.rule}` },
  sectionTitle: { ...text(16, 24, LIGHT.ink), margin: '0 0 8px', fontWeight: 700 },
  sectionLine: { ...text(16, 24, LIGHT.ink), margin: '0 0 8px' },
  quote: {
    ...text(16, 24, LIGHT.ink),
    margin: '0 0 24px',
    padding: '16px',
    fontFamily: SERIF,
    backgroundColor: LIGHT.raised,
    border: `1px solid ${LIGHT.rule}`,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  action: { margin: '8px 0 16px' },
  button: {
    padding: '14px 22px',
    borderRadius: '2px',
    fontFamily: SANS,
    fontSize: '16px',
    fontWeight: 600,
    color: LIGHT.onFill,
    backgroundColor: LIGHT.fill,
  },
  small: { ...text(14, 20, LIGHT.ink2), wordBreak: 'break-word' },
  link: { color: LIGHT.accent, textDecoration: 'underline' },
  foot: { borderTop: `1px solid ${LIGHT.rule}`, marginTop: '28px', paddingTop: '16px' },
} satisfies Record<string, CSSProperties>;

/** Styles of a mail. */
export type Look = Record<keyof typeof LOOK, CSSProperties>;

/** The same from right to left: mail programs know neither `start` nor logical properties. Letters of Arabic are joined. */
export const RTL_LOOK: Look = {
  ...LOOK,
  heading: { ...LOOK.heading, letterSpacing: 'normal' },
  label: { ...LOOK.label, padding: '8px 0 8px 16px', textAlign: 'right' },
  value: { ...LOOK.value, textAlign: 'right' },
};

const dark = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .map(([selector, declarations]) => `${selector} { ${declarations} }`)
    .join(' ');

/** The dark theme, for the mail programs that ask for it; they must outweigh the styles on the elements. */
export const DARK_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) { ${dark({
  '.mr-paper': `background-color: ${DARK.paper} !important;`,
  '.mr-ink': `color: ${DARK.ink} !important;`,
  '.mr-ink2': `color: ${DARK.ink2} !important;`,
  '.mr-rule': `border-color: ${DARK.rule} !important;`,
  '.mr-strong': `border-color: ${DARK.ink} !important;`,
  '.mr-raised': `background-color: ${DARK.raised} !important;`,
  '.mr-link': `color: ${DARK.accent} !important;`,
  '.mr-button': `background-color: ${DARK.fill} !important; color: ${DARK.onFill} !important;`,
})} }`;
