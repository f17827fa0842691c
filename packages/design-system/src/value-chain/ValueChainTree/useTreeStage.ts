import { useMessages } from '@millrace/ui/messages';
import { createRef, type RefObject, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { StageElements } from './engine/stage-body';
import type { TreeController } from './engine/tree-controller';
import { TreeStage } from './engine/tree-stage';
import { plateColors } from './plate-colors.css';
import { labelTexts, levelHeadTexts } from './tree-texts';
import * as labelCss from './ValueChainLabel.css';
import { head, headFact, headTitle } from './ValueChainPlate.css';

/** Where the parts of the plate go. */
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

/** Sets the drawing up on the plate's elements once they are there, and takes it away with them. */
export function useTreeStage(controller: TreeController, onZoom: (zoom: number) => void) {
  const messages = useMessages();
  const idPrefix = useId();
  const [refs] = useState(makeRefs);
  const texts = useMemo(
    () => ({ labels: labelTexts(messages), heads: levelHeadTexts(messages) }),
    [messages],
  );
  const [stage, setStage] = useState<TreeStage | null>(null);

  // Before the browser paints, so that the plate is never seen without its tree.
  useLayoutEffect(() => {
    const elements = collect(refs);
    if (!elements) return;
    const made = new TreeStage(elements, controller, {
      colors: plateColors,
      classes,
      labelTexts: texts.labels,
      headTexts: texts.heads,
      idPrefix,
      onZoom,
    });
    setStage(made);
    return () => {
      made.destroy();
      setStage(null);
    };
  }, [refs, controller, texts, idPrefix, onZoom]);

  return { stage, refs };
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
