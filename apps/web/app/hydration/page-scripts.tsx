import { Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { useDefersHydration } from './defer-hydration';
import { START_SCRIPTS } from './start-scripts';

interface Props {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}

/**
 * Renders the page's scripts so that they start after the first paint: the content is in the HTML, and styles, fonts
 * and images load first. A background tab has no paint to wait for. Pages with deferred hydration wait for the first
 * interaction. React Router renders a module that imports the page's modules and a preload for each; both are held
 * back here.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  // In development Vite's client must load first.
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <HeldScripts nonce={nonce} />;
}

function HeldScripts({ nonce }: { nonce: string | undefined }) {
  const defersHydration = useDefersHydration();
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
            data-waits={defersHydration ? '' : undefined}
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
