import type { ValueChainGraph, ValueChainNode } from '../value-chain-data';

function product(id: string, given: Partial<ValueChainNode>): ValueChainNode {
  return { id, label: id, group: null, weight: 0, childCount: 0, description: null, ...given };
}

/** Names that do not fit, that have nowhere to break, and that are written without spaces. */
export const longNames: ValueChainGraph = {
  root: product('root', {
    label: 'Hochtemperatursupraleitende Magnetspulen für Fusionsforschungsanlagen und Teilchenbeschleuniger',
    childCount: 5,
    weight: 1204,
  }),
  children: new Map([
    [
      'root',
      {
        status: 'ready',
        nodes: [
          product('one', {
            label: 'Polyoxymethylene-polytetrafluoroethylene compound bearing for submarine cable winches',
            childCount: 1200,
            weight: 98765,
            group: 'lithium-ion',
            description: 'A compound that has a longer name than any drawing would grant it.',
          }),
          product('two', {
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            childCount: 3,
            group: 'semiconductor',
          }),
          product('three', {
            label: '光ファイバー母材製造装置用高純度石英ガラス管',
            group: 'optical-fiber',
          }),
          product('four', { label: 'أنبوب السيليكا المنصهرة عالي النقاء', group: 'photovoltaic' }),
          product('five', { label: 'Offshore wind export cable protection system', group: null }),
        ],
      },
    ],
  ]),
};
