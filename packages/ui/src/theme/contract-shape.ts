/** The tree of token names; what each one is for stands beside it. Values are in `color-values` and `measures`. */
export const contractShape = {
  /** Roles, which each theme fills anew. */
  color: {
    /** Grounds. */
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
    /** Words, and icons beside them. */
    text: {
      /** Names, titles and what is read. */
      primary: null,
      /** Facts beside a name, captions, labels. */
      secondary: null,
      /** Placeholders, row numbers, disabled controls. */
      muted: null,
      /** Links, section numbers, the current place. */
      accent: null,
      /** It went well. */
      success: null,
      /** It wants care, and can be put right. */
      warning: null,
      /** It failed, or destroys. */
      danger: null,
      /** On the primary button, and on what else is filled with its colour. */
      onFill: null,
      /** On the amber of Premium. */
      onPremium: null,
      /** On ink: toasts, tooltips. */
      onInverse: null,
      /** On a danger button under the pointer. */
      onDanger: null,
      /** On the value-chain plate. */
      onPlate: null,
    },
    /** Lines. */
    rule: {
      /** Between rows. */
      hairline: null,
      /** Above sections and under table heads. */
      strong: null,
    },
    /** What is pressed or filled in. */
    control: {
      /** Around fields and secondary buttons. */
      border: null,
      /** The one primary button of a view. */
      fill: null,
      /** The same under the pointer. */
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
    /** The ring around what the keyboard is at. */
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
  /** Heights and widths that are the same wherever they are met. */
  size: {
    /** Heights of buttons and fields; 44 px and more on touch. */
    control: { small: null, medium: null, large: null },
    /** Least height of a row of a table. */
    row: null,
    /** The same row on a phone, where it holds several lines. */
    rowPhone: null,
    /** Height of the heads of columns. */
    tableHead: null,
    /** Edge of an icon: in text and controls, and where it stands alone. */
    icon: { small: null, medium: null },
    /** Edge of a face. */
    avatar: { tiny: null, small: null, medium: null, large: null },
    /** Width of a line between rows and around boxes. */
    hairline: null,
    /** Width of the line from which a section hangs. */
    rule: null,
    /** Width of the band of a sector. */
    band: null,
    /** Height of the bar at the head of each page. */
    masthead: null,
    /** Height of the bar at the foot of each page, on phones. */
    bottomBar: null,
    /** Greatest width of a page. */
    page: null,
    /** At either side of a page; half of it on phones. */
    pageMargin: null,
    /** Widths of the columns of a page, and of what is between them. */
    column: { left: null, feed: null, right: null, gutter: null },
    /** Widths of dialogs. */
    dialog: { medium: null, wide: null },
  },
  /** Corners: square, those of controls, round. */
  radius: { none: null, control: null, full: null },
  /** How texts are set. */
  font: {
    /** `ui` for all that the interface says, `prose` for what people wrote, `mono` for numbers and codes. */
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
    /** Height of a line, as a share of the size. */
    leading: { heading: null, data: null, ui: null, prose: null },
    /** `label` and `control` are what must be found, `strong` and `heading` what heads. */
    weight: { body: null, label: null, control: null, strong: null, heading: null, brand: null },
    /** Width of the letters, as a share of normal. */
    stretch: { figure: null, label: null, heading: null, control: null, normal: null },
    /** Between letters, as a share of the size. */
    tracking: { display: null, title: null, heading: null, normal: null, label: null },
  },
  /** How long a change takes; nothing for readers who asked for less motion. */
  duration: { fast: null, base: null, slow: null, medium: null, long: null },
  /** How a change gathers speed and loses it. */
  easing: { standard: null },
  /** Under what floats over the page, and under nothing else. */
  shadow: { float: null },
  /** What lies over what, from the page up. */
  layer: { raised: null, tabs: null, masthead: null, menu: null, dialog: null, toast: null, skip: null },
} as const;
