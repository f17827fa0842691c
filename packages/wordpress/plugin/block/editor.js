/* The block in the editor. The server renders it on pages; the preview is Millrace's page that holds only the widget. */
(({ blockEditor, blocks, components, element: { createElement: el, Fragment }, i18n: { __ } }) => {
  const { origin, settings, elements, heights, sectors } = window.millraceBlock;
  const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

  const ELEMENT_LABELS = {
    product: __('Product', 'millrace'),
    suppliers: __('Suppliers', 'millrace'),
    'value-chain': __('Value chain', 'millrace'),
    company: __('Company', 'millrace'),
    event: __('Event', 'millrace'),
    events: __('Upcoming events', 'millrace'),
    feed: __('Posts', 'millrace'),
    follow: __('Follow button', 'millrace'),
    quote: __('Request a quote', 'millrace'),
  };
  const LAYOUT_LABELS = {
    card: __('Card', 'millrace'),
    list: __('List', 'millrace'),
    strip: __('Strip', 'millrace'),
    compact: __('One line', 'millrace'),
  };

  /** Reads a pasted page URL, an ID or the key of a sector. */
  function readSubject(typed) {
    const text = typed.trim();
    const id = UUID.exec(text)?.[0].toLowerCase() ?? text;
    if (!text.startsWith(`${origin}/`)) return { id, page: '' };
    const { pathname, search } = new URL(text);
    // The second part of `/product/preform-silica-glass/{id}` is the name.
    const slug = /^\/(?:product|company)\/([^/]+)\//.exec(pathname)?.[1];
    const name = slug && decodeURIComponent(slug).replaceAll('-', ' ');
    return { id, page: pathname + search, text: name ? name[0].toUpperCase() + name.slice(1) : '' };
  }

  /** True if the server can render the block. */
  const isWhole = ({ element, id }) =>
    (UUID.test(id) && id.length === 36) || (element === 'events' && sectors.includes(id));

  function heightOf({ element, layout, rows }) {
    if (elements[element].low) return heights.low;
    if (layout) return heights[layout];
    return rows > 0 ? heights.frame + rows * heights.row : heights.card;
  }

  function frameUrl({ element, id, layout, rows, theme }) {
    const url = new URL(`/embed/v1/frame/${element}/${id}`, origin);
    const wishes = { layout, theme, rows: layout === 'compact' ? 0 : rows };
    for (const [name, value] of Object.entries(wishes)) if (value) url.searchParams.set(name, value);
    return url.href;
  }

  function subjectField({ attributes, setAttributes }) {
    const { element, id, page } = attributes;
    const isKnown = id === '' || isWhole(attributes);
    return el(components.TextControl, {
      label: __('Page on Millrace', 'millrace'),
      help: isKnown
        ? __('Paste the URL of the page, or its ID.', 'millrace')
        : __('This is not a page of Millrace. Paste its URL, or its ID.', 'millrace'),
      placeholder: element === 'events' ? sectors[0] : `${origin}/product/…`,
      value: page ? origin + page : id,
      onChange: (typed) => setAttributes(readSubject(typed)),
    });
  }

  function inspector({ attributes, setAttributes }) {
    const { element, layout, rows, text, consent } = attributes;
    const { layouts, rows: rowsMax } = elements[element];
    const hasRows = rowsMax > 0 && layout !== 'compact';
    const select = (name, label, options) =>
      el(components.SelectControl, {
        key: name,
        label,
        options,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      });
    return el(
      blockEditor.InspectorControls,
      null,
      el(
        components.PanelBody,
        { title: __('Widget', 'millrace') },
        el(components.SelectControl, {
          label: __('Kind', 'millrace'),
          options: Object.keys(elements).map((value) => ({ value, label: ELEMENT_LABELS[value] })),
          value: element,
          onChange: (value) => setAttributes({ element: value, layout: '', rows: 0 }),
        }),
        subjectField({ attributes, setAttributes }),
        el(components.TextControl, {
          label: __('Link text', 'millrace'),
          help: __('Readers see this link until the widget loads.', 'millrace'),
          value: text,
          onChange: (value) => setAttributes({ text: value }),
        }),
        layouts.length > 0 &&
          select(
            'layout',
            __('Layout', 'millrace'),
            layouts.map((value, at) => ({ value: at === 0 ? '' : value, label: LAYOUT_LABELS[value] })),
          ),
        hasRows &&
          el(components.RangeControl, {
            label: __('Number of lines', 'millrace'),
            min: 1,
            max: rowsMax,
            value: rows || Math.min(5, rowsMax),
            onChange: (value) => setAttributes({ rows: value ?? 0 }),
          }),
        select('theme', __('Colors', 'millrace'), [
          { value: '', label: __('As the page', 'millrace') },
          { value: 'light', label: __('Light', 'millrace') },
          { value: 'dark', label: __('Dark', 'millrace') },
        ]),
        el(components.ToggleControl, {
          label: __('Load only after a click', 'millrace'),
          help: __('Readers’ browsers request nothing from Millrace before that.', 'millrace'),
          checked: consent,
          onChange: (value) => setAttributes({ consent: value }),
        }),
      ),
    );
  }

  function placeholder(props) {
    const instructions = origin
      ? __('Paste the URL of a product, company or event.', 'millrace')
      : __('An administrator sets the URL of Millrace under Settings → Millrace first.', 'millrace');
    return el(
      components.Placeholder,
      { icon: 'share-alt', label: 'Millrace', instructions },
      origin
        ? subjectField(props)
        : settings && el('a', { href: settings }, __('Open the settings', 'millrace')),
    );
  }

  /** Renders the block. */
  function Edit(props) {
    const { attributes } = props;
    const canPreview = origin && isWhole(attributes);
    return el(
      Fragment,
      null,
      inspector(props),
      el(
        'div',
        blockEditor.useBlockProps(),
        canPreview
          ? // Links of the preview do not lead away from the editor.
            el(
              components.Disabled,
              null,
              el('iframe', {
                title: `${ELEMENT_LABELS[attributes.element]}: ${attributes.text}`,
                src: frameUrl(attributes),
                height: heightOf(attributes),
                style: { width: '100%', border: 0, display: 'block' },
              }),
            )
          : placeholder(props),
      ),
    );
  }

  blocks.registerBlockType('millrace/widget', { edit: Edit, save: () => null });
})(window.wp);
