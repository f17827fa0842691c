import { readFile } from 'node:fs/promises';
import type { Candidate } from './candidate';
import { bundled } from './cards';

/** A file of a package, by its place in it. */
const fileOf = (name: string, path: string): Promise<string> =>
  readFile(new URL(`../../../node_modules/${name}/${path}`, import.meta.url), 'utf8');
const script = (content: string) => ({ type: 'text/javascript', content });
const style = (content: string) => ({ type: 'text/css', content });

/** A post, as the service of its network describes it. */
const tweet = {
  __typename: 'Tweet',
  lang: 'en',
  favorite_count: 12,
  created_at: '2026-11-20T08:15:00.000Z',
  display_text_range: [0, 24],
  entities: { hashtags: [], urls: [], user_mentions: [], symbols: [] },
  id_str: '1',
  text: 'The new furnace is lit.',
  user: {
    id_str: '1',
    name: 'Astrid Hallberg',
    profile_image_url_https: '/picture.svg',
    profile_image_shape: 'Circle',
    screen_name: 'astrid',
    verified: false,
    is_blue_verified: false,
  },
  edit_control: {
    edit_tweet_ids: ['1'],
    editable_until_msecs: '0',
    is_edit_eligible: false,
    edits_remaining: '0',
  },
  conversation_count: 3,
  news_action_type: 'conversation',
  isEdited: false,
  isStaleEdit: false,
};

/** Widgets of others, each as its documentation has it for one script on a page. */
export async function peers(): Promise<Candidate[]> {
  const calSnippet = await fileOf('@calcom/embed-snippet', 'dist/snippet.umd.js');
  return [
    {
      name: 'lite-youtube-embed',
      body: (ids) =>
        `<link rel="stylesheet" href="/lite-yt-embed.css">${ids.map((id) => `<lite-youtube videoid="${id.slice(0, 11)}"></lite-youtube>`).join('')}<script async src="/lite-yt-embed.js"></script>`,
      files: {
        '/lite-yt-embed.js': script(
          await bundled(await fileOf('lite-youtube-embed', 'src/lite-yt-embed.js')),
        ),
        '/lite-yt-embed.css': style(await fileOf('lite-youtube-embed', 'src/lite-yt-embed.css')),
      },
      painted: ['lite-youtube', '.lyt-playbtn'],
      isForeign: true,
    },
    {
      name: 'giscus',
      body: (ids) =>
        `${ids.map((id) => `<giscus-widget repo="a/b" repoid="1" category="c" categoryid="2" mapping="specific" term="${id}"></giscus-widget>`).join('')}<script type="module" src="/giscus.js"></script>`,
      files: { '/giscus.js': script(await bundled("import 'giscus';", { format: 'esm' })) },
      painted: ['giscus-widget', 'iframe'],
      isForeign: true,
    },
    {
      name: '@typeform/embed',
      body: (ids) =>
        `${ids.map((id) => `<div data-tf-widget="${id.slice(0, 8)}" style="height:400px"></div>`).join('')}<script async src="/typeform.js"></script>`,
      files: { '/typeform.js': script(await fileOf('@typeform/embed', 'build/embed.js')) },
      painted: ['[data-tf-widget], [data-tf-loaded]', 'iframe'],
      isForeign: true,
    },
    {
      name: '@calcom/embed',
      body: (ids) =>
        `${ids.map((id, at) => `<div class="cal" id="cal-${at}" data-link="team/${id}"></div>`).join('')}<script src="/cal-snippet.js"></script><script>for (const el of document.querySelectorAll('.cal')) { const ns = el.id; window.Cal('init', ns, { origin: 'https://app.cal.com' }); window.Cal.ns[ns]('inline', { elementOrSelector: '#' + ns, calLink: el.dataset.link }); }</script>`,
      files: {
        // The snippet names the script of its service; here it is that of its package.
        '/cal-snippet.js': script(`${calSnippet};snippet.default('/cal.js')`),
        '/cal.js': script(await fileOf('@calcom/embed-core', 'dist/embed/embed.js')),
      },
      painted: ['.cal', 'iframe'],
      isForeign: true,
    },
    {
      name: 'react-tweet',
      body: (ids) =>
        `<link rel="stylesheet" href="/tweet.css">${ids.map((id) => `<div data-id="${id}"></div>`).join('')}<script async src="/tweet.js"></script>`,
      files: {
        '/tweet.js': script(await bundled("import './tweet.tsx';", { loader: { '.css': 'empty' } })),
        '/tweet.css': style(await fileOf('react-tweet', 'dist/twitter-theme/theme.css')),
        '/tweet.json': { type: 'application/json', content: JSON.stringify(tweet) },
      },
      painted: ['[data-id]', 'article'],
    },
  ];
}
