import type { ReactNode } from 'react';
import type { DiagramDirection, DiagramGraph, DiagramLists, DiagramNode, DiagramPath } from '../../graph';
import type { WeightTexts } from './diagram-texts';
import type { GroupColors } from './group-colors';
import type { DiagramTexts } from './useDiagramMessages';

/** A node where it stands. */
export interface DiagramPlace<Node extends DiagramNode = DiagramNode> {
  node: Node;
  /** 0 for the root. */
  level: number;
  path: DiagramPath;
}

/** What a diagram shows, inline or in a dialog. Keep objects and functions the same between renders. */
export interface DiagramOptions<Node extends DiagramNode = DiagramNode> {
  /** The whole graph as lists of nodes and links, or what is loaded of it so far. */
  graph: DiagramLists<Node> | DiagramGraph<Node>;
  /**
   * Which way the links of lists are followed; `both` draws two trees beside each other, upstream in the mirror. Default
   * `downstream`.
   */
  direction?: DiagramDirection;
  /**
   * Asks for the children of a node that are not loaded, or could not be. The answer comes back in `graph`; until then the
   * node may stand there as `loading`.
   */
  onExpand?: (nodeId: string) => void;
  /** How many levels below the first are open at the start, as far as they are loaded. Default 0. */
  openLevels?: number;
  /** The path to what is selected, null for nothing: whenever it becomes another one, the diagram goes there. */
  selection?: DiagramPath | null;
  /** The path to what is selected at first; what it leads through is asked for. */
  defaultSelection?: DiagramPath | null;
  onSelectionChange?: (path: DiagramPath | null) => void;
  /** Paths to the places that are open, that of the root included: whenever they become others, those are opened. */
  expansion?: readonly DiagramPath[];
  onExpansionChange?: (paths: readonly DiagramPath[]) => void;
  /** How the weights of nodes are told; without it they only make links wider. */
  weight?: WeightTexts;
  /** CSS colours by the groups of nodes, where they are not those of the theme's sectors. */
  colors?: GroupColors;
  /** Meanings of the colours by group: the legend tells them. */
  colorTexts?: Readonly<Record<string, string>>;
  /** Texts in place of the diagram's own, which speak of products and their applications. */
  texts?: DiagramTexts;
  /** The page of a node, to which its name in the table leads. */
  nodeHref?: (node: Node) => string;
  /** What the panel of the selected node says of it, below its name. */
  renderDetails?: (place: DiagramPlace<Node>) => ReactNode;
  /** The address that leads to a path, for the button that copies it; without it there is none. */
  linkTo?: (path: DiagramPath) => string;
}

/** Parts the options of a diagram from the attributes of its element. */
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
  // Inside, every node is a node: what is given of it is only handed back.
  return [options as unknown as DiagramOptions, rest] as const;
}
