import type { ValueChainGraph } from '../value-chain-graph';
import { sampleNode } from './chain-samples';

/** Names that do not fit, that have nowhere to break, and that are written without spaces. */
export const longNames: ValueChainGraph = {
  root: sampleNode('root', {
    title: 'Hochtemperatursupraleitende Magnetspulen für Fusionsforschungsanlagen und Teilchenbeschleuniger',
    childApplications: 5,
    supplierCount: 1204,
  }),
  applications: new Map([
    [
      'root',
      {
        status: 'ready',
        nodes: [
          sampleNode('one', {
            title: 'Polyoxymethylene-polytetrafluoroethylene compound bearing for submarine cable winches',
            childApplications: 1200,
            supplierCount: 98765,
            sector: 'lithium-ion',
            description: 'A compound that has a longer name than any drawing would grant it.',
          }),
          sampleNode('two', {
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            childApplications: 3,
            sector: 'semiconductor',
          }),
          sampleNode('three', {
            title: '光ファイバー母材製造装置用高純度石英ガラス管',
            sector: 'optical-fiber',
          }),
          sampleNode('four', { title: 'أنبوب السيليكا المنصهرة عالي النقاء', sector: 'photovoltaic' }),
          sampleNode('five', { title: 'Offshore wind export cable protection system', sector: null }),
        ],
      },
    ],
  ]),
};
