import { vars } from '../theme/contract.css';

const { size, leading, weight, stretch, tracking, family } = vars.font;

const heading = {
  fontFamily: family.ui,
  fontWeight: weight.heading,
  fontStretch: stretch.heading,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
  wordSpacing: '0.07em',
  textWrap: 'balance',
} as const;

/** Type styles to spread into a rule. Interface text and data use Archivo; prose uses the serif. */
export const type = {
  /** Interface text: 14/1.43. */
  body: {
    fontFamily: family.ui,
    fontSize: size[14],
    lineHeight: leading.ui,
    fontWeight: weight.body,
    fontStretch: stretch.normal,
  },
  small: { fontSize: size[13], lineHeight: leading.ui },
  caption: { fontSize: size[12], lineHeight: '1.4', color: vars.color.text.secondary },
  /** Labels of fields and columns: narrow, never all capitals. */
  label: {
    fontSize: size[12],
    fontWeight: weight.label,
    fontStretch: stretch.label,
    letterSpacing: tracking.label,
    color: vars.color.text.secondary,
  },
  control: { fontWeight: weight.control, fontStretch: stretch.control },
  heading,
  /** Headings by use: a page, a dialog, a numbered section, a part of one, a panel. */
  pageTitle: {
    ...heading,
    fontSize: `clamp(2rem, 3.6vw, ${size[48]})`,
    lineHeight: '1',
    letterSpacing: tracking.title,
  },
  /** Title of an index page. */
  indexTitle: {
    ...heading,
    fontSize: `clamp(1.75rem, 2.6vw, ${size[36]})`,
    lineHeight: '1.08',
    letterSpacing: '-0.025em',
  },
  dialogTitle: { ...heading, fontSize: size[28], letterSpacing: '-0.02em' },
  sectionTitle: { ...heading, fontSize: size[22] },
  partTitle: { ...heading, fontSize: size[18] },
  panelTitle: {
    ...heading,
    fontSize: size[14],
    fontWeight: '660',
    fontStretch: '94%',
    letterSpacing: tracking.normal,
  },
  /** Large numbers, as in a stat tile. */
  figure: {
    fontSize: size[36],
    fontWeight: weight.strong,
    fontStretch: stretch.figure,
    letterSpacing: '-0.03em',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  /** Numbers in a column. */
  numeric: { fontVariantNumeric: 'tabular-nums lining-nums' },
  /** Identifiers, row numbers, dates in lists, counts beside a label. */
  mono: {
    fontFamily: family.mono,
    fontSize: size[12],
    fontStretch: stretch.normal,
    letterSpacing: '-0.01em',
  },
  /** User-written prose: 16/1.5, at most 66 characters a line. */
  prose: {
    fontFamily: family.prose,
    fontSize: size[16],
    lineHeight: leading.prose,
    fontStretch: stretch.normal,
    maxWidth: '66ch',
  },
} as const;
