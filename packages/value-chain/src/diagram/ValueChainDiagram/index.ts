export type { DiagramOptions, DiagramPlace } from './diagram-options';
export type { WeightTexts } from './diagram-texts';
export type { GroupColors } from './group-colors';
export type { DiagramTexts } from './useDiagramMessages';
export { ValueChainDiagram, type ValueChainDiagramProps } from './ValueChainDiagram';
export { ValueChainDialog, type ValueChainDialogProps } from './ValueChainDialog';
