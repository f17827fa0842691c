import { createMessages } from './create-messages';
import type { Catalogue, EnglishTexts, Messages } from './messages';

/** Returns messages with single texts overridden, as for a part of an application with its own wording. */
export function overrideTexts(around: Messages, texts: Partial<Catalogue>): Messages {
  const { locale, direction, timeZone } = around;
  const own = createMessages({
    locale,
    direction,
    timeZone,
    messages: { brand: around.format('brand'), ...texts },
  });
  const source = (key: keyof Catalogue): Messages => (texts[key] === undefined ? around : own);
  const layers = new WeakMap<EnglishTexts, Messages>();
  return {
    ...around,
    format: (key, values) => source(key).format(key, values),
    rich: (key, values) => source(key).rich(key, values),
    withEnglish: (english) => {
      const known = layers.get(english);
      if (known) return known;
      const layered = overrideTexts(around.withEnglish?.(english) ?? around, texts);
      layers.set(english, layered);
      return layered;
    },
  };
}
