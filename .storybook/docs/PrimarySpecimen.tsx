import { Button } from '@millrace/design-system';
import { useRef, useState } from 'react';
import type { ComponentDocs } from '../../packages/design-system/src/internal/story-docs';
import { PartMarks } from './PartMarks';
import { Specimen, type SpecimenProps } from './Specimen';

interface PrimarySpecimenProps extends Pick<SpecimenProps, 'of'> {
  name: string;
  docs: ComponentDocs;
}

/** Fig. 1: the Default story, and on it, when asked for, the parts by the numbers of the table below. */
export function PrimarySpecimen({ of, name, docs }: PrimarySpecimenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [areMarked, setAreMarked] = useState(false);
  const canMark = !docs.stage && docs.anatomy.length > 0;
  return (
    <Specimen
      ref={frame}
      of={of}
      stage={docs.stage}
      caption={
        <>
          <span>
            <b>Fig. 1</b> {name}, as its Default story has it.
          </span>
          {canMark && (
            <Button
              size="small"
              tone="quiet"
              aria-pressed={areMarked}
              onClick={() => setAreMarked(!areMarked)}
            >
              Number the parts
            </Button>
          )}
        </>
      }
    >
      {areMarked && <PartMarks within={frame} items={docs.anatomy} />}
    </Specimen>
  );
}
