import { Columns, Heading } from '@millrace/ui';
import type { ComponentDocs } from '../../packages/story-kit/src/docs';
import { BulletList } from './BulletList';

/** When to take the component, and what to take when not. */
export function Usage({ docs }: { docs: ComponentDocs }) {
  return (
    <Columns>
      <div>
        <Heading level={3} size="panel">
          Take it when
        </Heading>
        <BulletList items={docs.whenToUse} />
      </div>
      <div>
        <Heading level={3} size="panel">
          Take something else when
        </Heading>
        <BulletList items={docs.whenNotToUse} />
      </div>
    </Columns>
  );
}
