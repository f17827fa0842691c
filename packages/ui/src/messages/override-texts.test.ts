import { expect, it } from 'vitest';
import { createMessages } from './create-messages';
import { overrideTexts } from './override-texts';

it('puts single texts in place of those around, and leaves language and brand', () => {
  const around = createMessages({ locale: 'de', messages: { brand: 'Wehr', 'dialog.close': 'Zu' } });
  const messages = overrideTexts(around, { 'tag.remove': '{name}: weg von {brand}' });
  expect(messages.locale).toBe('de');
  expect(messages.format('tag.remove', { name: 'Silan' })).toBe('Silan: weg von Wehr');
  const english = { 'tag.remove': 'Remove', 'dialog.close': 'Close', 'banner.dismiss': 'Dismiss' };
  const layered = messages.withEnglish?.(english);
  expect(layered).toBe(messages.withEnglish?.(english));
  expect(layered?.format('tag.remove', { name: 'Silan' })).toBe('Silan: weg von Wehr');
  expect(layered?.format('dialog.close')).toBe('Zu');
  expect(layered?.format('banner.dismiss')).toBe('Dismiss');
});
