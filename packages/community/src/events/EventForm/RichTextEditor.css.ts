import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const frame = style(
  feature({
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
  }),
);

export const toolbar = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    padding: space.xxs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);
globalStyle(
  `${toolbar} [aria-pressed="true"]`,
  feature({ background: color.surface.selected, color: color.text.accent }),
);
globalStyle(`${toolbar} [aria-disabled="true"]`, feature({ color: color.text.muted, cursor: 'not-allowed' }));

export const linkEntry = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.sm,
    padding: space.sm,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const editor = style(
  feature({
    position: 'relative',
    minBlockSize: '200px',
    maxBlockSize: '60vh',
    overflow: 'auto',
    padding: space.md,
    fontFamily: font.family.prose,
    fontSize: font.size[16],
    lineHeight: font.leading.prose,
    overflowWrap: 'anywhere',
    // ProseMirror requires visible spaces and no ligatures.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing(), outlineOffset: '-2px' },
      '&[aria-invalid="true"]': { borderInlineStart: `3px solid ${color.mark.danger}` },
      '&[contenteditable="false"]': { background: color.surface.sunk, color: color.text.muted },
    },
  }),
);
globalStyle(`${editor} > :where(:not(:first-child))`, feature({ marginBlockStart: space.sm }));
globalStyle(`${editor} > *`, feature({ marginBlockEnd: 0 }));
// As in the rendered text.
globalStyle(`${editor} ul`, feature({ paddingInlineStart: space.lg, listStyle: 'disc' }));
globalStyle(`${editor} ol`, feature({ paddingInlineStart: space.lg, listStyle: 'decimal' }));
globalStyle(
  `${editor} blockquote`,
  feature({ marginInline: space.md, color: color.text.secondary, fontStyle: 'italic' }),
);
globalStyle(`${editor} [contenteditable="false"]`, feature({ whiteSpace: 'normal' }));
// A selected node shows its own outline instead of the text selection.
globalStyle(`${editor}.ProseMirror-hideselection ::selection`, feature({ background: 'transparent' }));
// Zero-size image that browsers need beside non-editable content.
globalStyle(
  `${editor} img.ProseMirror-separator`,
  feature({ display: 'inline', inlineSize: 0, blockSize: 0, margin: 0, border: 0 }),
);
// Gap cursor: the caret where there is no line yet, such as above a block at the start.
globalStyle(
  `${editor} .ProseMirror-gapcursor`,
  feature({ display: 'none', position: 'absolute', pointerEvents: 'none' }),
);
globalStyle(
  `${editor}.ProseMirror-focused .ProseMirror-gapcursor`,
  feature({ display: 'block', inlineSize: '20px', borderBlockStart: '2px solid currentColor' }),
);
