import { useMessages } from '@millrace/ui/bare';
import { createRef, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StageElements } from '../../engine/stage-body';
import type { TreeController } from '../../engine/tree-controller';
import { TreeStage } from '../../engine/tree-stage';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { labelTexts, levelHeadTexts, type WeightTexts } from './diagram-texts';
import { colorSources, type GroupColors } from './group-colors';
import * as labelCss from './ValueChainLabel.css';
import { head, headFact, headTitle } from './ValueChainPlate.css';
import type { DiagramWay } from './ValueChainWays';

/** Elements of the plate. */
export type PlateRefs = { readonly [Part in keyof StageElements]: RefObject<StageElements[Part] | null> };

const classes = {
  label: labelCss.label,
  title: labelCss.labelTitle,
  fact: labelCss.labelFact,
  plug: labelCss.labelPlug,
  spoken: labelCss.spokenOnly,
  head,
  headTitle,
  headFact,
};

export interface TreeStageInput {
  controller: TreeController;
  onZoom: (zoom: number) => void;
  weight: WeightTexts | undefined;
  colors: GroupColors | undefined;
  /** Side of the root, if both are drawn. */
  way: DiagramWay | undefined;
}

/** Creates the stage on the plate's elements once mounted, and destroys it on unmount. */
export function useTreeStage({ controller, onZoom, weight, colors, way }: TreeStageInput) {
  const messages = useMessages(valueChainTexts);
  const idPrefix = useId();
  const [refs] = useState(makeRefs);
  const options = useMemo(
    () => ({
      labelTexts: labelTexts(messages, weight),
      headTexts: levelHeadTexts(messages, way),
      colors: colorSources(colors),
      groupColors: colors,
    }),
    [messages, weight, colors, way],
  );
  const stage = useRef<TreeStage | null>(null);
  /** Number of times it was recreated: its state must then be set again. */
  const [generation, setGeneration] = useState(0);
  const isFirst = useRef(true);

  // Before paint, so that the plate is never shown without its tree.
  useLayoutEffect(() => {
    const elements = collect(refs);
    if (!elements) return;
    const made = new TreeStage(elements, controller, { ...options, classes, idPrefix, onZoom });
    stage.current = made;
    // The first one needs no further render.
    if (!isFirst.current) setGeneration((before) => before + 1);
    isFirst.current = false;
    return () => {
      made.destroy();
      stage.current = null;
    };
  }, [refs, controller, options, idPrefix, onZoom]);

  return { stage, generation, refs };
}

function makeRefs(): PlateRefs {
  return {
    plate: createRef(),
    canvas: createRef(),
    labels: createRef(),
    heads: createRef(),
    minimap: createRef(),
    minimapWindow: createRef(),
    probe: createRef(),
  };
}

function collect(refs: PlateRefs): StageElements | null {
  const plate = refs.plate.current;
  const canvas = refs.canvas.current;
  const labels = refs.labels.current;
  const heads = refs.heads.current;
  const minimap = refs.minimap.current;
  const minimapWindow = refs.minimapWindow.current;
  const probe = refs.probe.current;
  if (!plate || !canvas || !labels || !heads || !minimap || !minimapWindow || !probe) return null;
  return { plate, canvas, labels, heads, minimap, minimapWindow, probe };
}
