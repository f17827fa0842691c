import { Link } from '@millrace/ui';
import styles from './docs.module.css';
import { findDocsPage } from './documented';

/** A text of the documentation: `code` is set as code, and links to the page of the component that it names. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    // Parts of one text stay in order.
    if (index % 2 === 1) return <CodeWord key={index} text={part} />;
    return part;
  });
}

/** A word of code; the name of a component leads to its page. */
export function CodeWord({ text }: { text: string }) {
  const page = findDocsPage(text);
  return page ? (
    <Link href={page}>
      <code className={styles.code}>{text}</code>
    </Link>
  ) : (
    <code className={styles.code}>{text}</code>
  );
}
