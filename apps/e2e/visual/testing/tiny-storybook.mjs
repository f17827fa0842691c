/**
 * Minimal built Storybook whose stories can be rendered: a page that reads the story and the
 * globals from its URL, renders, and reports over the channel.
 * @type {Record<string, string>}
 */
export const tinyStorybook = {
  'iframe.html': `<!doctype html>
<meta charset="utf-8">
<style>body { margin: 0 } [hidden] { display: none } div { block-size: 40px; inline-size: 50px; background: rgb(200, 210, 220) }
  [data-theme=dark] div { background: rgb(10, 20, 30) }
  @media (max-width: 390px) { div { background: rgb(200, 20, 20) !important } }</style>
<body><main id="storybook-root" style="display: block; min-height: 100vh"></main>
<script>
  const query = new URLSearchParams(location.search);
  const globals = Object.fromEntries(query.get('globals').split(';').map((pair) => pair.split(':')));
  const listeners = {};
  const emit = (event, value) => { for (const listener of listeners[event] ?? []) listener(value) };
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => { (listeners[event] ??= []).push(listener) },
    emit: (event, value) => { if (event === 'setCurrentStory') show(value.storyId) },
  };
  const root = document.getElementById('storybook-root');
  let shown = 0;
  const show = (story) => {
    shown += 1;
    root.innerHTML = '';
    document.documentElement.dir = globals.direction;
    document.documentElement.dataset.theme = globals.theme;
    const box = document.createElement('div');
    if (story === 'box--tall') box.style.blockSize = '1000px';
    if (story === 'box--counting') box.style.blockSize = shown * 40 + 'px';
    if (story.startsWith('box--focused')) {
      root.innerHTML = '<input value="Typed">';
      document.querySelector('input').focus();
    }
    const grow = () => { box.style.blockSize = box.offsetHeight + 40 + 'px' };
    setTimeout(() => {
      if (story === 'box--silent') return;
      root.append(box);
      if (story === 'box--broken') emit('playFunctionThrewException', { message: 'No such button.' });
      if (story === 'box--slow') fetch('slow.json').then(grow);
      if (story === 'box--waiting') fetch('never.json').then(grow);
      if (story === 'box--restless') for (const ms of [60, 120, 180]) setTimeout(grow, ms);
      emit('storyFinished', { storyId: story, status: story === 'box--broken' ? 'error' : 'success' });
    }, story === 'box--focused-long-ago' ? 620 : 20);
  };
  show(query.get('id'));
</script>`,
};
