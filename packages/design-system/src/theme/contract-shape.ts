/** The tree of token names; what each one is for stands beside it. Values are in `color-values` and `measures`. */
export const contractShape = {
  color: {
    surface: {
      /** The page. */
      paper: null,
      /** Fields, figures and what floats. */
      raised: null,
      /** Rows under the pointer, closing bands, disabled controls. */
      sunk: null,
      /** Selected rows and Following. */
      selected: null,
      /** A row just added; fades away. */
      added: null,
      /** Toasts, tooltips, the current page of a pagination: ink as ground. */
      inverse: null,
      /** The blue ground of the value-chain plate, once a page. */
      plate: null,
      /** What lies between the page and a dialog. */
      scrim: null,
    },
    text: {
      primary: null,
      secondary: null,
      /** Placeholders, row numbers, disabled controls. */
      muted: null,
      /** Links, section numbers, the current place. */
      accent: null,
      success: null,
      warning: null,
      danger: null,
      onFill: null,
      onPremium: null,
      onInverse: null,
      onDanger: null,
      onPlate: null,
    },
    rule: {
      /** Between rows. */
      hairline: null,
      /** Above sections and under table heads. */
      strong: null,
    },
    control: {
      border: null,
      /** The one primary button of a view. */
      fill: null,
      fillHover: null,
    },
    /** Bands, edges, bars and icons: graphics that carry a meaning. */
    mark: {
      accent: null,
      premium: null,
      success: null,
      warning: null,
      danger: null,
    },
    /** Grounds of notices. */
    tint: {
      accent: null,
      success: null,
      warning: null,
      danger: null,
    },
    focus: null,
    /** Bands, art, tag edges, avatar tints: never text. */
    sector: {
      'optical-fiber': null,
      photovoltaic: null,
      'uv-eb-curing': null,
      'lithium-ion': null,
      'additive-manufacturing': null,
      'carbon-fiber': null,
      semiconductor: null,
      'green-hydrogen': null,
      /** No sector known. */
      none: null,
    },
  },
  /** The 4 px grid: 4, 8, 12, 16, 24, 32, 48, 64, 96. */
  space: {
    none: null,
    xxs: null,
    xs: null,
    sm: null,
    md: null,
    lg: null,
    xl: null,
    '2xl': null,
    '3xl': null,
    '4xl': null,
  },
  size: {
    /** Heights of buttons and fields; 44 px and more on touch. */
    control: { small: null, medium: null, large: null },
    /** Row of a table, and the same row on a phone. */
    row: null,
    rowPhone: null,
    tableHead: null,
    icon: { small: null, medium: null },
    avatar: { tiny: null, small: null, medium: null, large: null },
    /** Widths of hairlines, section rules and sector bands. */
    hairline: null,
    rule: null,
    band: null,
    masthead: null,
    bottomBar: null,
    page: null,
    pageMargin: null,
    column: { left: null, feed: null, right: null, gutter: null },
    dialog: { medium: null, wide: null },
  },
  radius: { none: null, control: null, full: null },
  font: {
    family: { ui: null, prose: null, mono: null },
    /** In rem, so that the reader's own size counts. */
    size: {
      11: null,
      12: null,
      13: null,
      14: null,
      16: null,
      18: null,
      22: null,
      28: null,
      36: null,
      48: null,
      display: null,
    },
    leading: { heading: null, data: null, ui: null, prose: null },
    weight: { body: null, label: null, control: null, strong: null, heading: null, brand: null },
    stretch: { figure: null, label: null, heading: null, control: null, normal: null },
    tracking: { display: null, title: null, heading: null, normal: null, label: null },
  },
  duration: { fast: null, base: null, slow: null, medium: null, long: null },
  easing: { standard: null },
  shadow: { float: null },
  layer: { raised: null, tabs: null, masthead: null, menu: null, dialog: null, toast: null, skip: null },
} as const;
