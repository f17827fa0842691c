import { Link } from '@millrace/design-system';
import { pageOf } from './documented';

/** A text of the documentation: `code` is set as code, and links to the page of the component that it names. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    // Parts of one text stay in order.
    if (index % 2 === 1) return <Code key={index} text={part} />;
    return part;
  });
}

function Code({ text }: { text: string }) {
  const page = pageOf(text);
  return page ? (
    <Link href={page}>
      <code>{text}</code>
    </Link>
  ) : (
    <code>{text}</code>
  );
}
