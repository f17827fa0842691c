export {
  type DiagramOptions,
  type DiagramPlace,
  type DiagramTexts,
  type GroupColors,
  ValueChainDiagram,
  type ValueChainDiagramProps,
  ValueChainDialog,
  type ValueChainDialogProps,
  type WeightTexts,
} from './diagram/ValueChainDiagram';
export {
  type ChildrenState,
  DIAGRAM_DIRECTIONS,
  type DiagramDirection,
  type DiagramGraph,
  type DiagramLists,
  type DiagramNode,
  type DiagramPath,
} from './graph';
