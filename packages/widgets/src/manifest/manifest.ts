import { cssParts, cssProperties, elements, events, sharedAttributes } from './elements';

const words = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Custom Elements Manifest. @see https://github.com/webcomponents/custom-elements-manifest */
export function customElementsManifest() {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'release/millrace.js',
        declarations: elements.map(({ name, description, attributes }) => ({
          kind: 'class',
          customElement: true,
          name: `Millrace${words(name)}`,
          tagName: `millrace-${name}`,
          description,
          superclass: { name: 'HTMLElement' },
          attributes: [...sharedAttributes, ...attributes].map(({ type, ...attribute }) => ({
            ...attribute,
            type: { text: type },
          })),
          events: events.map((event) => ({ ...event, type: { text: 'CustomEvent' } })),
          cssProperties,
          cssParts: cssParts(name),
          slots: [{ name: '', description: 'The fallback: a link, and a drawing that keeps the place.' }],
        })),
        exports: elements.map(({ name }) => ({
          kind: 'custom-element-definition',
          name: `millrace-${name}`,
          declaration: { name: `Millrace${words(name)}` },
        })),
      },
    ],
  };
}
