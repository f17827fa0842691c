import type { ReactNode } from 'react';
import type { DiagramDirection, DiagramGraph, DiagramLists, DiagramNode, DiagramPath } from '../../graph';
import type { WeightTexts } from './diagram-texts';
import type { GroupColors } from './group-colors';
import type { DiagramTexts } from './useDiagramMessages';

/** A node at one place of the tree. */
export interface DiagramPlace<Node extends DiagramNode = DiagramNode> {
  node: Node;
  /** Depth; 0 for the root. */
  level: number;
  path: DiagramPath;
}

/** Options of a diagram, inline or in a dialog. Objects and functions must be stable between renders. */
export interface DiagramOptions<Node extends DiagramNode = DiagramNode> {
  /** The whole graph as lists of nodes and links, or the part loaded so far. */
  graph: DiagramLists<Node> | DiagramGraph<Node>;
  /**
   * Direction in which links are followed; `both` draws two trees side by side, upstream mirrored. Default
   * `downstream`.
   */
  direction?: DiagramDirection;
  /**
   * Called to load the children of a node that are not loaded, or failed to load. Pass the result in `graph`; until
   * then the node may have the state `loading`.
   */
  onExpand?: (nodeId: string) => void;
  /** Number of levels below the first that are open initially, as far as loaded. Default 0. */
  openLevels?: number;
  /** Selected path (controlled), null for none: the diagram moves there whenever it changes. */
  selection?: DiagramPath | null;
  /** Initially selected path (uncontrolled); nodes on the way are loaded. */
  defaultSelection?: DiagramPath | null;
  onSelectionChange?: (path: DiagramPath | null) => void;
  /** Paths of the open places (controlled), including the root's: whenever they change, those are opened. */
  expansion?: readonly DiagramPath[];
  onExpansionChange?: (paths: readonly DiagramPath[]) => void;
  /** Texts for the weights of nodes; without it weights only affect the width of links. */
  weight?: WeightTexts;
  /** CSS colours by group, if they are not the theme's sectors. */
  colors?: GroupColors;
  /** Meanings of the colours by group, shown in the legend. */
  colorTexts?: Readonly<Record<string, string>>;
  /** Overrides of the diagram's texts, which are about products and their applications. */
  texts?: DiagramTexts;
  /** Returns the URL of a node's page, linked from its name in the table. */
  nodeHref?: (node: Node) => string;
  /** Renders the content of the details panel below the node's name. */
  renderDetails?: (place: DiagramPlace<Node>) => ReactNode;
  /** Returns the deep link to a path, for the button that copies it; without it there is none. */
  linkTo?: (path: DiagramPath) => string;
}

/** Splits props into options of a diagram and attributes of its element. */
export function splitOptions<Node extends DiagramNode, Rest extends object>({
  graph,
  direction,
  onExpand,
  openLevels,
  selection,
  defaultSelection,
  onSelectionChange,
  expansion,
  onExpansionChange,
  weight,
  colors,
  colorTexts,
  texts,
  nodeHref,
  renderDetails,
  linkTo,
  ...rest
}: DiagramOptions<Node> & Rest) {
  const options = {
    ...{ graph, direction, onExpand, openLevels, selection, defaultSelection, onSelectionChange },
    ...{ expansion, onExpansionChange, weight, colors, colorTexts, texts, nodeHref, renderDetails, linkTo },
  };
  // Internally the node type is erased: the caller's nodes are only passed back.
  return [options as unknown as DiagramOptions, rest] as const;
}
