import { Inline, Tag } from '@millrace/ui';
import { findDocsPage } from './documented';

export function RelatedLinks({ names }: { names: readonly string[] }) {
  return (
    <Inline gap="xs">
      {names.map((name) => (
        <Tag key={name} name={name} href={findDocsPage(name) ?? '#'} />
      ))}
    </Inline>
  );
}
