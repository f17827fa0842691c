import { expect, it } from 'vitest';
import { forgetKept } from './forget';

it('forgets what our components kept, and nothing else', () => {
  sessionStorage.setItem('millrace:login-address', 'ida.lund@kvarnholm.example');
  localStorage.setItem('millrace.recent-searches', '[]');
  localStorage.setItem('storybook-layout', '{}');
  forgetKept();
  expect(sessionStorage.getItem('millrace:login-address')).toBeNull();
  expect(localStorage.getItem('millrace.recent-searches')).toBeNull();
  expect(localStorage.getItem('storybook-layout')).toBe('{}');
});
