import { CARD_HEIGHT_PX, LIST_ROW_HEIGHT_PX } from '@millrace/design-system/cards';
import { ar } from '@millrace/design-system/locales/ar';
import { de } from '@millrace/design-system/locales/de';
import { ja } from '@millrace/design-system/locales/ja';
import { zh } from '@millrace/design-system/locales/zh';
import { createMessages } from '@millrace/design-system/messages';
import {
  EMBED_ELEMENT_NAMES,
  EMBED_ELEMENTS,
  type EmbedElement,
  invalidWidgetThemeProperty,
  readWidgetTheme,
  resolveWidgetTheme,
  widgetThemeProperties,
} from '@millrace/domain';
import { companyDefinition } from '../elements/company/company.server';
import { eventDefinition } from '../elements/event/event.server';
import { eventsDefinition } from '../elements/events/events.server';
import { feedDefinition } from '../elements/feed/feed.server';
import { followDefinition } from '../elements/follow/follow.server';
import { productDefinition } from '../elements/product/product.server';
import { quoteDefinition } from '../elements/quote/quote.server';
import { suppliersDefinition } from '../elements/suppliers/suppliers.server';
import { valueChainDefinition } from '../elements/value-chain/value-chain.server';
import type { ElementDefinition } from '../shared/element';
import { ROWS_DEFAULT } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import { markLinks } from './mark-links';
import { renderTree } from './render-tree';

/** Wraps an element's definition to hide its data type. */
function entry<Data>(definition: ElementDefinition<Data>) {
  return {
    ...definition,
    card: (data: unknown, context: Parameters<typeof definition.card>[1]) =>
      definition.card(data as Data, context),
  };
}

// In the order in which the loader, which contains the names, compresses best.
const definitions = [
  entry(productDefinition),
  entry(feedDefinition),
  entry(suppliersDefinition),
  entry(eventDefinition),
  entry(quoteDefinition),
  entry(eventsDefinition),
  entry(followDefinition),
  entry(companyDefinition),
  entry(valueChainDefinition),
];

function find(name: string) {
  const found = definitions.find((known) => known.name === name);
  if (!found) throw new RangeError(`No such element: ${name}`);
  return found;
}

/** Translations by language. */
const catalogues = {
  en: createMessages(),
  de: createMessages({ locale: 'de', messages: de }),
  zh: createMessages({ locale: 'zh', messages: zh }),
  ja: createMessages({ locale: 'ja', messages: ja }),
  ar: createMessages({ locale: 'ar', messages: ar, isolates: true }),
};

const isLanguage = (language: string): language is keyof typeof catalogues => language in catalogues;

/** Compiled with the views of one version into one file that later servers can still run. */
export const renderer: Renderer = {
  elements: definitions.map(({ name, interactive, low = false }) => {
    const known: EmbedElement | undefined = EMBED_ELEMENTS.find((element) => element.name === name);
    return { name, interactive, low, rowsMax: known?.rows, layouts: known?.layouts };
  }),
  heightPx: CARD_HEIGHT_PX,
  rowHeightPx: LIST_ROW_HEIGHT_PX,
  brand: catalogues.en.format('brand'),
  toLanguage(wanted) {
    const language = wanted.toLowerCase().split('-')[0] ?? '';
    return isLanguage(language) ? language : 'en';
  },
  explainMissingCard: (language, why) =>
    catalogues[isLanguage(language) ? language : 'en'].format(`briefCard.${why}`),
  themeProperties(name, query) {
    if (invalidWidgetThemeProperty(query)) return null;
    const [look, element] = [readWidgetTheme(query), EMBED_ELEMENT_NAMES.find((known) => known === name)];
    return widgetThemeProperties(element ? resolveWidgetTheme({ element, look }) : look);
  },
  load: (name, api, id, options) => find(name).load(api, id, options),
  render(name, data, { language, id, ...context }) {
    const messages = catalogues[isLanguage(language) ? language : 'en'];
    const { view, ...card } = find(name).card(data, { ...context, messages });
    return { ...card, tree: markLinks(renderTree(view), context.webUrl, { element: name, id }) };
  },
  samples(name, layout) {
    const { painted, live } = find(name).samples({
      webUrl: 'https://millrace.example',
      messages: catalogues.en,
      rows: ROWS_DEFAULT,
      part: '',
      layout,
    });
    return { painted: painted.map(renderTree), live: live.map(renderTree) };
  },
};
