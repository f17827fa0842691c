import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_COOKIE, SITE_PATHS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';

const conf = readFileSync(
  fileURLToPath(new URL('../../../docs/deployment/nginx.conf', import.meta.url)),
  'utf8',
);

/** The pattern by which a map of the configuration gives its variable a value. */
function nginxMapPattern(variable: string): RegExp {
  const block = conf.split(`$${variable} {`)[1]?.split('\n}')[0] ?? '';
  const [, caseless, pattern = '(?!)'] = /"~(\*?)([^"]+)"/.exec(block) ?? [];
  return new RegExp(pattern, caseless ? 'i' : '');
}

describe('stale pages of the nginx configuration', () => {
  it('are neither stored nor served for requests with a session', () => {
    const hasSession = nginxMapPattern('millrace_has_session');
    for (const cookie of ['millrace_session=x', 'a=b; __Host-millrace_session=x']) {
      expect(hasSession.test(cookie)).toBe(true);
    }
    expect(hasSession.test('millrace_language=de; theme=dark')).toBe(false);
    expect(conf).toMatch(/proxy_cache_bypass [^;]*\$millrace_has_session/);
    expect(conf).toMatch(/proxy_no_cache [^;]*\$millrace_has_session/);
  });

  it('exclude pages behind e-mail links', () => {
    const hasToken = nginxMapPattern('millrace_has_token');
    const { verify, resetPassword, unsubscribe } = SITE_PATHS;
    for (const path of [verify, resetPassword, unsubscribe]) expect(hasToken.test(`${path}/`)).toBe(true);
    expect(hasToken.test('/product/preform/1')).toBe(false);
  });

  it('are cacheable pages only', () => {
    const isStored = (type: string, control: string) =>
      nginxMapPattern('millrace_is_no_page').test(`${type} ${control}`);
    expect(isStored('text/html; charset=utf-8', 'private, no-cache')).toBe(true);
    expect(isStored('text/html', 'no-store')).toBe(false);
    expect(isStored('text/x-script', 'public')).toBe(false);
  });

  it('are stored by chosen language', () => {
    expect(nginxMapPattern('millrace_language').exec(`a=b; __Host-${LANGUAGE_COOKIE}=de`)?.groups).toEqual({
      millrace_chosen: 'de',
    });
    expect(conf).toMatch(/proxy_cache_key "[^"]*\$millrace_language/);
  });
});
