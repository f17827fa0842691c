import { describe, expect, it } from 'vitest';
import {
  DEFAULT_WIDGET_THEME,
  hardToRead,
  invalidWidgetThemeProperty,
  readWidgetTheme,
  widgetThemeDeclarations,
  widgetThemeProperties,
  widgetThemeQuery,
} from './widget-theme';

const query = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

describe('the look of a widget', () => {
  it('stands in an address as it was chosen', () => {
    const values = {
      accent: '0a7d5a',
      surface: 'fff8e7',
      text: '222222',
      radius: '8',
      font: 'Source Sans 3',
    };
    const look = readWidgetTheme(query(values));
    expect(look).toEqual({
      accent: '#0a7d5a',
      surface: '#fff8e7',
      text: '#222222',
      radius: 8,
      font: 'Source Sans 3',
    });
    expect(widgetThemeQuery(look)).toEqual(values);
    expect(invalidWidgetThemeProperty(query(values))).toBeNull();
    expect(readWidgetTheme(query({}))).toEqual(DEFAULT_WIDGET_THEME);
    expect(widgetThemeDeclarations(DEFAULT_WIDGET_THEME)).toBe('');
  });

  it.each([
    ['accent', 'red'],
    ['accent', '#fff'],
    ['accent', '0a7d5a;background:url(//evil.example)'],
    ['surface', 'url(javascript:alert(1))'],
    ['surface', 'var(--x)'],
    ['text', '#0a7d5a}</style><script>'],
    ['text', '０a7d5a'],
    ['text', ''],
    ['radius', '25'],
    ['radius', '-1'],
    ['radius', '1e1'],
    ['radius', '8px'],
    ['font', "x';}*{display:none"],
    ['font', 'expression(alert(1))'],
    ['font', 'a\\27'],
    ['font', 'a\nb'],
    ['font', 'x'.repeat(61)],
  ] as const)('takes no %s but what its grammar knows: %j', (name, value) => {
    expect(invalidWidgetThemeProperty(query({ [name]: value }))).toBe(name);
    expect(readWidgetTheme(query({ [name]: value }))).toEqual(DEFAULT_WIDGET_THEME);
  });

  it('can be read where only half is chosen', () => {
    const only = (values: Record<string, string>) => widgetThemeProperties(readWidgetTheme(query(values)));
    expect(only({ surface: '101010' })['--mr-text']).toBe('#fdfcf9');
    expect(only({ surface: 'ffeecc' })['--mr-text']).toBe('#161b23');
    expect(only({ text: 'ffffff' })['--mr-surface']).toBe('#161b23');
    expect(only({ accent: 'ffd400' })['--mr-on-accent']).toBe('#161b23');
    expect(only({ font: 'system-ui' })).toEqual({ '--mr-font': 'system-ui' });
  });

  it('says what is hard to read', () => {
    const of = (values: Record<string, string>) => hardToRead(readWidgetTheme(query(values)));
    expect(of({ surface: 'ffffff', text: 'aaaaaa', accent: 'eeeeee' })).toEqual(['text', 'accent']);
    expect(of({ surface: 'ffffff', text: '333333', accent: '0a7d5a' })).toEqual([]);
    expect(of({ accent: 'ffd400' })).toEqual([]);
  });
});
