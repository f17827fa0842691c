import { createMessages } from '@millrace/design-system/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { waterGaugeDefinition } from './water-gauge.server';

const context = {
  webUrl: 'https://millrace.example',
  messages: createMessages(),
  rows: 5,
  part: '',
  layout: 'card',
};

it('shows what it is there for', () => {
  const [painted] = waterGaugeDefinition.samples(context).painted;
  const markup = renderToStaticMarkup(painted);
  expect(markup).toContain('What the water gauge must show first');
});
