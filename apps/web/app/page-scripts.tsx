import { Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { noteChosen } from './chosen-before';
import { noteOpenedAddress } from './opened-address';

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
 * to wait for. React Router writes a module that imports those of the page, with a preload of each; here both are held
 * until then.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  // Vite's own come first in development.
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <HeldScripts nonce={nonce} />;
}

function HeldScripts({ nonce }: { nonce: string | undefined }) {
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
            suppressHydrationWarning
            dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
          />
        ))}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: START_AFTER_PAINT }}
      />
    </>
  );
}

const START_AFTER_PAINT = `{
  const { nonce, previousElementSibling: held } = document.currentScript;
  ${noteOpenedAddress('held')}
  ${noteChosen('held')}
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  let started = false;
  const others = () => new Promise((resolve) => setTimeout(resolve));
  // In short steps: all at once, they would hold a phone up for half a second, in which it answers nobody.
  const start = async () => {
    if (started) return;
    started = true;
    for (const [at, href] of JSON.parse(held.dataset.modules).entries()) {
      if (at % 4 === 3) await others();
      add('link', { rel: 'modulepreload', href });
    }
    for (const [, href] of held.textContent.matchAll(/ from "([^"]+)"/g)) {
      // Firefox gives them up when the page is left.
      if (!(await import(href).catch(() => null))) return;
      await others();
    }
    add('script', { type: 'module', nonce, textContent: held.textContent });
  };
  if (document.hidden) start();
  else {
    // The first paint may show no more than a ground.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
    // Where a browser tells of no paint.
    addEventListener('load', () => setTimeout(start, 1000));
  }
}`;

interface Written {
  node: ReactNode;
  props: Props;
}

function flatten(node: ReactNode): Written[] {
  if (Array.isArray(node)) return node.flatMap(flatten);
  if (!isValidElement<Props>(node)) return [];
  return node.type === Fragment ? flatten(node.props.children) : [{ node, props: node.props }];
}
