import '@xyflow/react/dist/style.css';
import {
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import { hierarchy, tree } from 'd3-hierarchy';
import { memo, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Chain, ChainNode } from '../chain';
import {
  type Candidate,
  dragByMouse,
  LABEL_PX,
  LEVEL_PX,
  middleOf,
  press,
  ROW_PX,
  START,
  toggled,
  ZOOM_MIN,
  zoomByWheel,
} from './tree';

type ChainFlowNode = Node<{ node: ChainNode }>;

const NODE_HEIGHT = 36;

/** Defined outside the component and memoized, as its performance guide recommends. */
const ChainLabel = memo(function ChainLabel({ data: { node } }: NodeProps<ChainFlowNode>) {
  return (
    <div style={{ width: LABEL_PX, height: NODE_HEIGHT, fontSize: 12, overflow: 'hidden' }}>
      <Handle type="target" position={Position.Left} />
      <div>{node.title}</div>
      <div>{node.fact}</div>
      <Handle type="source" position={Position.Right} />
    </div>
  );
});

const nodeTypes = { chain: ChainLabel };
const layout = tree<ChainNode>()
  .nodeSize([ROW_PX, LEVEL_PX])
  .separation(() => 1);

function elementsOf(root: ChainNode, closed: ReadonlySet<string>): { nodes: ChainFlowNode[]; edges: Edge[] } {
  const laid = layout(hierarchy(root, ({ id, children }) => (closed.has(id) ? null : children)));
  return {
    nodes: laid.descendants().map(({ data, x, y }) => ({
      id: data.id,
      type: 'chain',
      position: { x: y, y: x - NODE_HEIGHT / 2 },
      data: { node: data },
      // Known in advance, so that nothing has to be measured before rendering.
      width: LABEL_PX,
      height: NODE_HEIGHT,
    })),
    edges: laid.links().map(({ source, target }) => ({
      id: target.data.id,
      source: source.data.id,
      target: target.data.id,
    })),
  };
}

interface AppProps {
  chain: Chain;
  onInit: (flow: ReactFlowInstance<ChainFlowNode>) => void;
}

function App({ chain, onInit }: AppProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { nodes, edges } = useMemo(() => elementsOf(chain.root, closed), [chain, closed]);
  return (
    <ReactFlow<ChainFlowNode>
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      defaultViewport={{ x: START.x, y: START.y, zoom: 1 }}
      minZoom={ZOOM_MIN}
      maxZoom={2.5}
      onlyRenderVisibleElements
      nodesDraggable={false}
      nodesConnectable={false}
      elementsSelectable={false}
      onInit={onInit}
      onNodeClick={(_, { id }) => setClosed((before) => toggled(before, id))}
    />
  );
}

/** Follows its performance guide. @see https://reactflow.dev/learn/advanced-use/performance */
export const candidate: Candidate = {
  name: '@xyflow/react',
  mount(place, chain) {
    const root = createRoot(place);
    let flow: ReactFlowInstance<ChainFlowNode> | undefined;
    const handle = (made: ReactFlowInstance<ChainFlowNode>) => {
      flow = made;
    };
    root.render(<App chain={chain} onInit={handle} />);
    const pane = () => place.querySelector('.react-flow__pane') as Element;
    const nodeOf = (id: string) => place.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`);
    return {
      node(id) {
        const first = nodeOf(id);
        if (!first || getComputedStyle(first).visibility === 'hidden') return null;
        return {
          // A node that leaves the window is rendered by a new element when it returns.
          point: () => {
            const element = first.isConnected ? first : nodeOf(id);
            return element && middleOf(element);
          },
          press: () => press(first.isConnected ? first : nodeOf(id)),
        };
      },
      goTo(id) {
        const found = flow?.getNode(id);
        if (found) void flow?.setCenter(found.position.x, found.position.y + NODE_HEIGHT / 2, { zoom: 1 });
      },
      panBy: (dx, dy) => dragByMouse(pane(), dx, dy),
      zoomBy: (factor) => zoomByWheel(pane(), factor),
      unmount: () => root.unmount(),
    };
  },
};
