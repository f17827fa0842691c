import { Inline, Tag } from '@millrace/ui';
import { pageOf } from './documented';

export function RelatedLinks({ names }: { names: readonly string[] }) {
  return (
    <Inline gap="xs">
      {names.map((name) => (
        <Tag key={name} name={name} href={pageOf(name) ?? '#'} />
      ))}
    </Inline>
  );
}
