// Runs in the report, which contains its entries as JSON.

/**
 * @typedef {{ id: string, title: string, outcome: string, detail: string, before?: string, after?: string, difference?: string }} Entry
 * @typedef {'before' | 'after' | 'difference'} Side
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {{ summary: import('./write-report.mjs').Summary, entries: Entry[] }} */
const { summary, entries } = JSON.parse(byId('data').textContent ?? '');
/** @type {[string, string][]} */
const filters = [
  ['all', 'All'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['gone', 'Gone'],
  ['failed', 'Failed'],
  ['uncompared', 'Not compared'],
];
/** @type {[Side, string][]} */
const sides = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];
/** Duration of each side while blinking. */
const blinkMs = 500;

let shown = entries;
/** @type {Entry | undefined} */
let current;
/** @type {ReturnType<typeof setInterval> | undefined} */
let blinking;

byId('facts').textContent =
  `${summary.total} pictures, ${entries.length} to look at · ${summary.drawnBy} · ${summary.comparedTo}`;

for (const [outcome, label] of filters) {
  const count =
    outcome === 'all' ? entries.length : entries.filter((entry) => entry.outcome === outcome).length;
  if (count === 0 && outcome !== 'all') continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.filter = outcome;
  const figure = document.createElement('span');
  figure.className = 'count';
  figure.textContent = String(count);
  button.append(label, ' ', figure);
  button.addEventListener('click', () => showFilter(outcome));
  byId('filters').append(button);
}

/** @param {string} outcome */
function showFilter(outcome) {
  for (const button of byId('filters').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.filter === outcome));
  }
  shown = outcome === 'all' ? entries : entries.filter((entry) => entry.outcome === outcome);
  byId('list').replaceChildren(...shown.map(listItem));
  show(shown[0]);
}

/** @param {Entry} entry */
function listItem(entry) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.id = entry.id;
  button.dataset.outcome = entry.outcome;
  const detail = document.createElement('small');
  detail.textContent = `${entry.outcome}: ${entry.detail}`;
  button.append(entry.title, detail);
  button.addEventListener('click', () => show(entry));
  item.append(button);
  return item;
}

/** @param {Entry | undefined} entry */
function show(entry) {
  current = entry;
  blink(false);
  byId('title').textContent = entry ? entry.title : 'Nothing changed';
  byId('detail').textContent = entry ? entry.detail : 'Every picture is the same, pixel for pixel.';
  byId('plates').replaceChildren(...sides.flatMap(([side, label]) => plate(entry, side, label)));
  for (const button of byId('list').querySelectorAll('button')) {
    const isCurrent = button.dataset.id === entry?.id;
    button.setAttribute('aria-current', String(isCurrent));
    if (isCurrent) button.scrollIntoView({ block: 'nearest' });
  }
  if (entry) history.replaceState(null, '', `#${encodeURIComponent(entry.id)}`);
}

/** @param {Entry | undefined} entry @param {Side} side @param {string} label @returns {HTMLElement[]} */
function plate(entry, side, label) {
  const picture = entry?.[side];
  if (!picture) return [];
  const figure = document.createElement('figure');
  figure.dataset.side = side;
  const caption = document.createElement('figcaption');
  const name = document.createElement('b');
  name.textContent = label;
  const image = new Image();
  image.alt = `${entry.title}: ${label.toLowerCase()}`;
  image.src = `data:image/png;base64,${picture}`;
  image.addEventListener('load', () => caption.append(` ${image.naturalWidth} × ${image.naturalHeight}`));
  caption.append(name);
  figure.append(caption, image);
  return [figure];
}

/** Alternates before and after in one place, so that the difference is visible. @param {boolean} on */
function blink(on) {
  clearInterval(blinking);
  const plates = byId('plates');
  const figures = [...plates.querySelectorAll('figure')];
  const [before, after] = ['before', 'after'].map((side) =>
    figures.find((figure) => figure.dataset.side === side),
  );
  const possible = on && before && after;
  for (const figure of figures) figure.hidden = false;
  byId('blink').setAttribute('aria-pressed', String(Boolean(possible)));
  blinking = undefined;
  if (!possible) return;
  let showsAfter = false;
  const turn = () => {
    showsAfter = !showsAfter;
    for (const figure of figures) figure.hidden = figure !== (showsAfter ? after : before);
  };
  turn();
  blinking = setInterval(turn, blinkMs);
}

function toggleZoom() {
  const actual = byId('plates').dataset.zoom !== 'actual';
  byId('plates').dataset.zoom = actual ? 'actual' : 'fit';
  byId('zoom').setAttribute('aria-pressed', String(actual));
}

/** @param {number} step */
function move(step) {
  const next = current && shown[shown.indexOf(current) + step];
  if (next) show(next);
}

/** @type {Record<string, () => void>} */
const keys = {
  ArrowDown: () => move(1),
  ArrowRight: () => move(1),
  ArrowUp: () => move(-1),
  ArrowLeft: () => move(-1),
  b: () => blink(blinking === undefined),
  z: toggleZoom,
};
document.addEventListener('keydown', (event) => {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});
byId('blink').addEventListener('click', () => blink(blinking === undefined));
byId('zoom').addEventListener('click', toggleZoom);

const linked = entries.find((entry) => entry.id === decodeURIComponent(location.hash.slice(1)));
showFilter('all');
if (linked) show(linked);
