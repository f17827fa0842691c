import { Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { useIsForReading } from './for-reading';
import { START_SCRIPTS } from './start-scripts';

interface Props {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}

/**
 * The scripts of a page, asked for once a reader sees it: the page stands in its HTML, so that styles, faces and
 * pictures have the line to themselves until the first paint. Where nobody looks, as in a tab behind, there is no paint
 * to wait for. Those of a page for reading wait for its reader. React Router writes a module that imports those of the
 * page, with a preload of each; here both are held until then.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  // Vite's own come first in development.
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <HeldScripts nonce={nonce} />;
}

function HeldScripts({ nonce }: { nonce: string | undefined }) {
  const isForReading = useIsForReading();
  const written = flatten(Scripts({ nonce }));
  if (written.length === 0) return null;
  const isPreload = ({ rel }: Props) => rel === 'modulepreload';
  const isModule = ({ type }: Props) => type === 'module';
  const modules = written.flatMap(({ props }) => (isPreload(props) ? [props.href] : []));
  return (
    <>
      {written.map(({ node, props }) => !isPreload(props) && !isModule(props) && node)}
      {written
        .filter(({ props }) => isModule(props))
        .map(({ props }) => (
          <script
            key="held"
            type="text/plain"
            data-modules={JSON.stringify(modules)}
            data-waits={isForReading ? '' : undefined}
            suppressHydrationWarning
            dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
          />
        ))}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_SCRIPTS }} />
    </>
  );
}

interface Written {
  node: ReactNode;
  props: Props;
}

function flatten(node: ReactNode): Written[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (!isValidElement<Props>(node)) return [];
  return node.type === Fragment ? flatten(node.props.children) : [{ node, props: node.props }];
}
