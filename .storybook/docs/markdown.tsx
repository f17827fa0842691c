import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './docs.module.css';
import { PageLink } from './PageLink';

// Asked for when a page holds them: what follows is part of the preview of every story.
const Word = lazy(async () => ({ default: (await import('./Words')).CodeWord }));
const Block = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).CodeOrSourceMdx }));

/** A word of code, or with line breaks a block of it, which Storybook colours. */
function Code({ children, ...rest }: ComponentProps<'code'>) {
  if (typeof children === 'string' && !children.includes('\n'))
    return (
      <Suspense fallback={<code>{children}</code>}>
        <Word text={children} />
      </Suspense>
    );
  return (
    <Suspense fallback={<pre>{children}</pre>}>
      <Block {...rest}>{children}</Block>
    </Suspense>
  );
}

/** The elements that Markdown makes, in our type rather than Storybook's. */
export const markdown = {
  h1: (props: ComponentProps<'h1'>) => <h1 {...props} className={styles.title} />,
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className={styles.heading} />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className={styles.subheading} />,
  p: (props: ComponentProps<'p'>) => <p {...props} className={styles.prose} />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className={styles.list} />,
  ol: (props: ComponentProps<'ol'>) => <ol {...props} className={styles.list} />,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => (
    <PageLink {...rest} href={href} className={styles.link} />
  ),
  table: (props: ComponentProps<'table'>) => <table {...props} className={styles.table} />,
  code: Code,
};
