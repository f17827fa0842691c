/** Tokens that both themes share, each in its natural unit; one function formats each unit. */
const px = (value: number) => `${value}px`;
const rem = (pixels: number) => `${pixels / 16}rem`;
const ms = (value: number) => `${value}ms`;
const percent = (value: number) => `${value}%`;
const em = (value: number) => `${value}em`;

export const measures = {
  space: {
    none: '0',
    xxs: px(4),
    xs: px(8),
    sm: px(12),
    md: px(16),
    lg: px(24),
    xl: px(32),
    '2xl': px(48),
    '3xl': px(64),
    '4xl': px(96),
  },
  size: {
    control: { small: px(32), medium: px(36), large: px(48) },
    row: px(44),
    rowPhone: px(60),
    tableHead: px(32),
    icon: { small: px(16), medium: px(20) },
    avatar: { tiny: px(26), small: px(28), medium: px(36), large: px(56) },
    hairline: px(1),
    rule: px(2),
    band: px(4),
    masthead: px(60),
    bottomBar: px(60),
    page: px(1376),
    pageMargin: px(32),
    column: { left: px(236), feed: px(680), right: px(300), gutter: px(40) },
    dialog: { medium: px(440), wide: px(680) },
  },
  radius: { none: '0', control: px(2), full: px(9999) },
  font: {
    family: {
      ui: '"Archivo", "Archivo Fallback", system-ui, sans-serif',
      prose: '"Source Serif 4", "Source Serif 4 Fallback", Georgia, serif',
      mono: '"IBM Plex Mono", "IBM Plex Mono Fallback", ui-monospace, monospace',
    },
    size: {
      11: rem(11),
      12: rem(12),
      13: rem(13),
      14: rem(14),
      16: rem(16),
      18: rem(18),
      22: rem(22),
      28: rem(28),
      36: rem(36),
      48: rem(48),
      display: 'clamp(2.6rem, 6.1vw, 5.5rem)',
    },
    leading: { heading: '1.08', data: '1.3', ui: '1.43', prose: '1.5' },
    weight: { body: '400', label: '560', control: '570', strong: '600', heading: '680', brand: '740' },
    stretch: {
      figure: percent(88),
      label: percent(86),
      heading: percent(92),
      control: percent(95),
      normal: percent(100),
    },
    tracking: {
      display: em(-0.038),
      title: em(-0.025),
      heading: em(-0.012),
      normal: em(0),
      label: em(0.015),
    },
  },
  duration: { fast: ms(120), base: ms(140), slow: ms(200), medium: ms(300), long: ms(500) },
  easing: { standard: 'cubic-bezier(0.2, 0.6, 0.3, 1)' },
  layer: { raised: '1', tabs: '8', masthead: '10', menu: '20', dialog: '40', toast: '50', skip: '60' },
};

/** Sizes that grow on touch devices or on phones. */
export const touchMeasures = {
  control: { small: px(44), medium: px(44), large: px(48) },
};

export const phoneMeasures = {
  masthead: px(56),
  pageMargin: px(16),
};

/** Durations under reduced motion. */
export const stillMeasures = {
  duration: { fast: ms(0), base: ms(0), slow: ms(0), medium: ms(0), long: ms(0) },
};
