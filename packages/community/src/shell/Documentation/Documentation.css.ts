import { feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const only = (query: string) => ({ display: 'none', '@media': { [query]: { display: 'block' } } }) as const;
const WITH_CONTENTS = '(min-width: 1360px)';

/** Up to three columns, depending on the width: navigation, text and table of contents. */
export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    alignItems: 'start',
    paddingBlockStart: space.lg,
    '@media': {
      [media.threeColumns]: {
        gridTemplateColumns: `${size.column.left} minmax(0, 1fr)`,
        columnGap: size.column.gutter,
        paddingBlockStart: space.xl,
      },
      [WITH_CONTENTS]: { gridTemplateColumns: `${size.column.left} minmax(0, 1fr) ${size.column.left}` },
    },
  }),
);

/** Sticky beside the text, with a scrollbar of its own in low windows. */
const staying = {
  position: 'sticky',
  insetBlockStart: '76px',
  maxBlockSize: 'calc(100dvh - 92px)',
  overflowY: 'auto',
} as const;

export const nav = style(feature({ '@media': { [media.threeColumns]: staying } }));

export const wide = style(feature(only(media.threeColumns)));

const folded = (query: string) =>
  style(
    feature({
      marginBlockEnd: space.md,
      borderBlockEnd: `1px solid ${color.rule.hairline}`,
      '@media': { [query]: { display: 'none' } },
    }),
  );

export const foldedNav = folded(media.threeColumns);
export const foldedContents = folded(WITH_CONTENTS);

export const foldHead = style(
  feature({
    ...type.control,
    minBlockSize: '44px',
    display: 'list-item',
    paddingBlock: '12px',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

export const contents = style(
  feature({
    ...only(WITH_CONTENTS),
    ...staying,
  }),
);

export const groupTitle = style(
  feature({
    ...type.label,
    marginBlockEnd: space.xs,
    selectors: { 'div:not(:first-child) > &': { marginBlockStart: space.lg } },
  }),
);

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const navLink = style(
  feature({
    display: 'block',
    minBlockSize: '28px',
    marginBlock: 0,
    paddingBlock: '4px',
    color: color.text.primary,
    fontSize: font.size[13],
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': { [media.touch]: { minBlockSize: '44px', paddingBlock: '12px' } },
    selectors: {
      '&:hover': { color: color.text.accent, textDecoration: 'underline' },
      '&:focus-visible': focusRing(),
    },
  }),
);

export const current = style(feature({ color: color.text.accent, fontWeight: font.weight.heading }));

export const notice = style(feature({ marginBlockEnd: space.md }));

export const article = style(
  feature({ minInlineSize: 0, maxInlineSize: '760px', overflowWrap: 'break-word' }),
);

const inside = (selector: string, rule: Parameters<typeof feature>[0]) =>
  globalStyle(`${article} ${selector}`, feature(rule) as Parameters<typeof globalStyle>[1]);

inside('h1', { marginBlockEnd: space.lg });
inside('h2', {
  ...type.sectionTitle,
  marginBlockStart: space.xl,
  marginBlockEnd: space.md,
  paddingBlockStart: space.sm,
  borderBlockStart: `2px solid ${color.rule.strong}`,
});
inside('h3', { ...type.partTitle, marginBlockStart: space.lg, marginBlockEnd: space.sm });
inside(':is(h2, h3, h4) > a', { color: 'inherit', textDecoration: 'none' });
inside(':is(h2, h3, h4) > a:hover', { textDecoration: 'underline' });
inside('a:focus-visible', focusRing());
inside(':is(p, li)', { ...type.prose, maxInlineSize: '66ch' });
inside(':is(p, ul, ol, pre, [data-part="table"])', { marginBlock: `0 ${space.md}` });
inside('ul', { paddingInlineStart: '1.25em', listStyle: 'disc' });
inside('ol', { paddingInlineStart: '1.5em', listStyle: 'decimal' });
inside('li:where(:not(:first-child))', { marginBlockStart: space.xs });
inside(':is(p, li, td) a', { color: color.text.accent, textDecoration: 'underline' });
inside(':is(code, pre)', { ...type.mono, fontSize: '0.8125rem' });
inside(':not(pre) > code', {
  paddingInline: '3px',
  background: color.surface.sunk,
  overflowWrap: 'anywhere',
});
inside('pre', {
  padding: space.md,
  border: `1px solid ${color.rule.hairline}`,
  background: color.surface.raised,
  overflowX: 'auto',
  lineHeight: 1.55,
  tabSize: 2,
});
inside('pre:focus-visible', focusRing());
inside('[data-part="table"]', { overflowX: 'auto' });
inside('[data-part="table"]:focus-visible', focusRing());
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', ...type.small });
inside('th', {
  ...type.label,
  padding: `${space.xs} ${space.md} ${space.xs} 0`,
  borderBlockEnd: `1px solid ${color.rule.strong}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
inside('td:first-child code', { '@media': { [media.twoColumns]: { whiteSpace: 'nowrap' } } });
inside('td', {
  minInlineSize: '7em',
  padding: `${space.sm} ${space.md} ${space.sm} 0`,
  borderBlockEnd: `1px solid ${color.rule.hairline}`,
  verticalAlign: 'top',
});
inside('.hljs-comment', { color: color.text.secondary, fontStyle: 'italic' });
inside(':is(.hljs-keyword, .hljs-tag, .hljs-name, .hljs-built_in, .hljs-literal)', {
  color: color.text.accent,
});
inside(':is(.hljs-string, .hljs-regexp)', { color: color.text.success });
inside(':is(.hljs-number, .hljs-attr, .hljs-variable)', { color: color.text.warning });
