import type { HttpHandler } from 'msw';
import type { MockServer } from './mock-server';
import { REPLY, redirectTo, refuse } from './refusals';

/** Session: who is signed in is the viewer of the handlers; signing in and out redirects and changes nothing, the language is kept. */
export function sessionHandlers({ http, user }: MockServer): HttpHandler[] {
  return [
    http.get('/api/v1/current_user', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json({ Item: user }, REPLY),
    ),
    http.put('/api/v2/me/language', async ({ request, response }) => {
      const choice = await request.json();
      if (user === null) return response.untyped(refuse('signIn'));
      user.language = choice.language;
      return response(200).json(choice, REPLY);
    }),
    http.post('/auth/login', ({ response }) => response.untyped(redirectTo('/networkFeed/global'))),
    http.get('/auth/logout', ({ response }) => response.untyped(redirectTo('/'))),
  ];
}
