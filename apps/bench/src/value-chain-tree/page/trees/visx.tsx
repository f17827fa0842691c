import { Group } from '@visx/group';
import { hierarchy, Tree } from '@visx/hierarchy';
import { LinkHorizontal } from '@visx/shape';
import { type ProvidedZoom, Zoom, type ZoomState } from '@visx/zoom';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Chain, ChainNode } from '../chain';
import {
  type Candidate,
  drawnBy,
  HEIGHT_PX,
  LEVEL_PX,
  MIDDLE,
  middleOf,
  ROW_PX,
  START,
  toggled,
  WIDTH_PX,
  ZOOM_MIN,
} from './tree';

type Zooming = ProvidedZoom<SVGSVGElement> & ZoomState;

interface AppProps {
  chain: Chain;
  onZoom: (zoom: Zooming) => void;
}

const alike = () => 1;

/** Follows its examples of a collapsible tree and of zooming. */
function App({ chain, onZoom }: AppProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setClosed((before) => toggled(before, id));
  const data = hierarchy<ChainNode>(chain.root, ({ id, children }) => (closed.has(id) ? null : children));
  return (
    <Zoom<SVGSVGElement>
      width={WIDTH_PX}
      height={HEIGHT_PX}
      scaleXMin={ZOOM_MIN}
      scaleYMin={ZOOM_MIN}
      scaleXMax={2.5}
      scaleYMax={2.5}
      initialTransformMatrix={{
        scaleX: 1,
        scaleY: 1,
        translateX: START.x,
        translateY: START.y,
        skewX: 0,
        skewY: 0,
      }}
    >
      {(zoom) => {
        onZoom(zoom);
        return (
          <svg
            ref={zoom.containerRef}
            role="img"
            aria-label="Value chain"
            width={WIDTH_PX}
            height={HEIGHT_PX}
          >
            <g transform={zoom.toString()}>
              <Tree<ChainNode> root={data} nodeSize={[ROW_PX, LEVEL_PX]} separation={alike}>
                {(laid) => (
                  <Group>
                    {laid.links().map((link) => (
                      <LinkHorizontal
                        key={link.target.data.id}
                        data={link}
                        stroke="#5b8fd1"
                        strokeWidth="1.6"
                        fill="none"
                      />
                    ))}
                    {laid.descendants().map((node) => (
                      <Group
                        key={node.data.id}
                        top={node.x}
                        left={node.y}
                        data-id={node.data.id}
                        onClick={() => toggle(node.data.id)}
                      >
                        <circle r={5} />
                        <text dx={10} dy={-2} fontSize={12}>
                          {node.data.title}
                        </text>
                        <text dx={10} dy={12} fontSize={11}>
                          {node.data.fact}
                        </text>
                      </Group>
                    ))}
                  </Group>
                )}
              </Tree>
            </g>
          </svg>
        );
      }}
    </Zoom>
  );
}

/** @see https://visx.airbnb.tech/linktypes https://visx.airbnb.tech/zoom-i */
export const candidate: Candidate = {
  name: '@visx/hierarchy',
  mount(place, chain) {
    const root = createRoot(place);
    let zoom: Zooming | undefined;
    const handle = (made: Zooming) => {
      zoom = made;
    };
    root.render(<App chain={chain} onZoom={handle} />);
    const circleOf = (id: string) => place.querySelector(`[data-id="${id}"] circle`);
    const panBy = (dx: number, dy: number) => {
      if (!zoom) return;
      const { translateX, translateY } = zoom.transformMatrix;
      zoom.setTranslate({ translateX: translateX + dx, translateY: translateY + dy });
    };
    return {
      node: (id) => drawnBy(circleOf(id)),
      goTo(id) {
        const circle = circleOf(id);
        if (!circle) return;
        const { x, y } = middleOf(circle);
        panBy(MIDDLE.x - x, MIDDLE.y - y);
      },
      panBy,
      zoomBy: (factor) => zoom?.scale({ scaleX: factor, scaleY: factor, point: MIDDLE }),
      unmount: () => root.unmount(),
    };
  },
};
