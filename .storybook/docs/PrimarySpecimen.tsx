import { Button } from '@millrace/ui';
import { useRef, useState } from 'react';
import type { ComponentDocs } from '../../packages/story-kit/src/docs';
import { PartMarks } from './PartMarks';
import { type DocsStory, Specimen } from './Specimen';

interface PrimarySpecimenProps {
  story: DocsStory;
  name: string;
  docs: ComponentDocs;
}

/** Fig. 1: the first story, and on it, when asked for, the parts by the numbers of the table below. */
export function PrimarySpecimen({ story, name, docs }: PrimarySpecimenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [areMarked, setAreMarked] = useState(false);
  return (
    <Specimen
      ref={frame}
      of={story.moduleExport}
      stage={docs.stage}
      caption={
        <>
          <span>
            <b>Fig. 1</b> {name}, as its story “{story.name}” has it.
          </span>
          {docs.anatomy.length > 0 && (
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
