/** Props of a wrapper that become attributes of its element. */
export interface ElementProps {
  /** Id of the subject. */
  id: string;
  /** Default `auto`: the page's `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** BCP 47 language. Default the language of the surrounding page. */
  lang?: string | undefined;
  /** Link relations, such as `sponsored nofollow`. */
  rel?: string | undefined;
  /** Height in px. Default by layout and rows. */
  height?: number | undefined;
  /** `strip` is 144 px high, `compact` one line of 56 px. Default `card`, or `list`. */
  layout?: 'card' | 'list' | 'strip' | 'compact' | undefined;
  /** `inherit` for the page's font. Default ours. */
  font?: 'inherit' | undefined;
  /** From 1 to 20, as far as guests may see the list: of suppliers five. Default 5. */
  rows?: number | undefined;
  /** Part of the subject; depends on the element. */
  part?: string | undefined;
}

/** Returns the attributes of an element, `undefined` where there is none. */
export const elementAttributes = ({
  id,
  theme,
  lang,
  rel,
  height,
  layout,
  font,
  rows,
  part,
}: ElementProps) => ({
  lang,
  'data-id': id,
  'data-theme': theme,
  'data-rel': rel,
  'data-height': height,
  'data-layout': layout,
  'data-font': font,
  'data-rows': rows,
  'data-part': part,
});
