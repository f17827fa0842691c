import { CARD_HEIGHT_PX } from '@millrace/design-system/cards';
import { createMessages } from '@millrace/design-system/messages';
import { productDefinition } from '../elements/product/product.server';
import { valueChainDefinition } from '../elements/value-chain/value-chain.server';
import type { ElementDefinition } from '../shared/element';
import type { Renderer } from '../shared/renderer';
import { renderTree } from './render-tree';

/** One element with its type of data closed in. */
function entry<Data>(definition: ElementDefinition<Data>) {
  return {
    ...definition,
    card: (data: unknown, context: Parameters<typeof definition.card>[1]) =>
      definition.card(data as Data, context),
  };
}

const definitions = [entry(productDefinition), entry(valueChainDefinition)];

function find(name: string) {
  const found = definitions.find((known) => known.name === name);
  if (!found) throw new RangeError(`No such element: ${name}`);
  return found;
}

/** Texts by the languages that there is a catalogue of. */
const catalogues = { en: createMessages() };

const isLanguage = (language: string): language is keyof typeof catalogues => language in catalogues;

/** Compiled with the views of one version into one file, which a later server can still run. */
export const renderer: Renderer = {
  elements: definitions.map(({ name, interactive }) => ({ name, interactive })),
  heightPx: CARD_HEIGHT_PX,
  brand: catalogues.en.format('brand'),
  languageOf(wanted) {
    const language = wanted.toLowerCase().split('-')[0] ?? '';
    return isLanguage(language) ? language : 'en';
  },
  load: (name, api, id) => find(name).load(api, id),
  render(name, data, { webUrl, language }) {
    const messages = catalogues[isLanguage(language) ? language : 'en'];
    const { view, ...card } = find(name).card(data, { webUrl, messages });
    return { ...card, tree: renderTree(view) };
  },
  samples(name) {
    const { painted, live } = find(name).samples({
      webUrl: 'https://millrace.example',
      messages: catalogues.en,
    });
    return { painted: painted.map(renderTree), live: live.map(renderTree) };
  },
};
