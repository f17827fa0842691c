import type { Sector } from '../catalogue/sectors';
import type { Language } from '../languages';
import { artPath } from '../shell/art-address';
import { SITE_PATHS } from '../shell/site-paths';
import { companyFeedPath, companyPath, eventPath, productFeedPath, productPath } from '../shell/slug';
import {
  type EmbedChoices,
  embedAttributes,
  embedFramePath,
  embedHeight,
  embedPicturePath,
  isEmbedWhole,
  resolveWidgetTheme,
} from './embed-choices';
import { EMBED_HEIGHTS, EMBED_PICTURE_WIDTH_PX, type EmbedKind, embedElement } from './embed-elements';
import { widgetThemeDeclarations, widgetThemeProperties } from './widget-theme';

/** What a widget is about, as far as its fallback shows it. */
export interface EmbedSubject {
  kind: EmbedKind;
  /** Of a sector its key. */
  id: string;
  name: string;
  /** Colours its drawing. */
  sector: Sector | null;
}

/** A script of a version, which never changes. */
export interface PinnedScript {
  version: string;
  /** As the attribute of a script names it. */
  integrity: string;
}

/**
 * The scripts that paint widgets: `millrace` paints, `suite` also tells the page what happens, and follows attributes
 * that change.
 */
export type EmbedScript = 'millrace' | 'suite';

/** What snippets are made of. */
export interface EmbedSnippetParts {
  choices: EmbedChoices;
  subject: EmbedSubject;
  /** Words of the link that stands there until the widget comes. */
  linkText: string;
  /** What they are in, and a picture beside them where no language is chosen. Default English. */
  linkLanguage?: Language | undefined;
  /** Origin of the community, without a slash at its end. */
  webUrl: string;
  /** Of markup; components always take the suite. Default `millrace`. */
  script?: EmbedScript;
  /** Words of the button without whose press markup asks us for nothing. Default: it asks at once. */
  consentText?: string | undefined;
}

/** The path of the page that a widget leads to, and its fallback. */
export function embedPagePath({ element }: Pick<EmbedChoices, 'element'>, subject: EmbedSubject): string {
  if (element === 'events') return SITE_PATHS.events;
  if (subject.kind === 'event') return eventPath(subject);
  const isProduct = subject.kind === 'product';
  if (element === 'feed') return isProduct ? productFeedPath(subject) : companyFeedPath(subject);
  const path = isProduct ? productPath(subject) : companyPath(subject);
  if (element === 'suppliers' || element === 'quote') return `${path}?tab=suppliers`;
  return element === 'value-chain' ? `${path}?tab=valuechain` : path;
}

/**
 * The address that editors unfurl by oEmbed, which takes no wishes: null for widgets without one, and where something
 * is wished that would be lost.
 */
function embedUnfurledAddress({
  choices,
  subject,
  webUrl,
  script,
  consentText,
}: EmbedSnippetParts): string | null {
  const { element } = choices;
  const isUnfurled = element === 'product' || element === 'company' || element === 'event';
  const wishes = { ...embedAttributes(choices), ...widgetThemeProperties(choices.look) };
  if (!isUnfurled || script === 'suite' || consentText !== undefined || Object.keys(wishes).length > 0)
    return null;
  return webUrl + embedPagePath(choices, subject);
}

/**
 * A widget as markup with its script: a link, and a drawing that keeps its place.
 *
 * @param pinned Of the script that the parts name; null for the newest.
 * @param tag `div` where a site strips elements of other names. Default `custom`.
 */
function embedMarkup(
  parts: EmbedSnippetParts,
  pinned: PinnedScript | null,
  tag: 'custom' | 'div' = 'custom',
): string {
  const { choices, subject, linkText, webUrl, script = 'millrace' } = parts;
  const name = tag === 'div' ? 'div' : `millrace-${choices.element}`;
  const attributes = [
    ...(tag === 'div' ? [['data-millrace', choices.element] as const] : []),
    ['data-id', subject.id] as const,
    ...Object.entries(embedAttributes(choices)).map(
      ([key, value]) => [key === 'lang' ? key : `data-${key}`, value] as const,
    ),
    ...buttonHeight(choices).map((height) => ['data-height', String(height)] as const),
    ...[widgetThemeDeclarations(resolveWidgetTheme(choices))]
      .filter(Boolean)
      .map((style) => ['style', style] as const),
  ];
  const source = `${webUrl}/embed/v1/${pinned ? `${pinned.version}/` : ''}${script}.js`;
  const pin = pinned ? ` integrity="${escapeText(pinned.integrity)}" crossorigin="anonymous"` : '';
  if (parts.consentText !== undefined) {
    return [
      `<${name}${[...attributes, ['data-consent', ''] as const].map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>`,
      `  ${linkTo(parts)}${escapeText(linkText)}</a>`,
      `  <button type="button">${escapeText(parts.consentText)}</button>`,
      `  ${placeholder(choices)}`,
      `</${name}>`,
      `<script>${consentScript(source, pinned)}</script>`,
      '',
    ].join('\n');
  }
  return [
    `<${name}${attributes.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>`,
    `  ${linkTo(parts)}${escapeText(linkText)}${drawing(parts)}</a>`,
    `</${name}>`,
    `<script async src="${escapeText(source)}"${pin}></script>`,
    '',
  ].join('\n');
}

/** The beginning of the link that stands there until the widget comes: it bears the publisher's relations as those of the widget do. */
function linkTo({ choices, subject, webUrl }: EmbedSnippetParts): string {
  const { rel } = embedAttributes(choices);
  const relations = rel === undefined ? '' : ` rel="${rel}"`;
  return `<a href="${escapeText(webUrl + embedPagePath(choices, subject))}"${relations}>`;
}

/** Less than the height of the widget by what the line of the link adds to it, in px. */
const LINK_LINE = 12;

/** Room of the link and the button of a widget that waits for consent, in px: more than they take in most styles. */
const CONSENT_LINES = 72;

/** Keeps the place of a widget that waits for consent, and is drawn by the page alone. */
function placeholder(choices: EmbedChoices): string {
  const height = Math.max(0, embedHeight(choices) - CONSENT_LINES);
  return `<svg width="100%" height="${height}" aria-hidden="true"><rect width="100%" height="100%" fill="currentColor" opacity=".06"/></svg>`;
}

/**
 * Takes the attribute off the widget whose button is pressed, and brings the script. Takes it off all widgets once the
 * consent manager of the page reports purpose 1 of IAB TCF v2. A page with a strict policy keeps these lines in a file
 * of its own.
 */
function consentScript(source: string, pinned: PinnedScript | null): string {
  const pin = pinned ? `s.integrity="${pinned.integrity}";s.crossOrigin="anonymous";` : '';
  return [
    '(function(){var s;function load(list){',
    'for(var i=0;i<list.length;i++)list[i].removeAttribute("data-consent");',
    'if(window.millrace)millrace.scan();else if(!s&&list.length){',
    `s=document.createElement("script");s.src="${source}";${pin}document.head.appendChild(s)}}`,
    'document.addEventListener("click",function(e){',
    'var b=e.target.closest&&e.target.closest("[data-consent]>button");if(b)load([b.parentNode])});',
    'if(window.__tcfapi)__tcfapi("addEventListener",2,function(d,ok){',
    'if(ok&&d.eventStatus!="cmpuishown"&&(d.gdprApplies===false||d.purpose&&d.purpose.consents[1]))',
    'load(document.querySelectorAll("[data-consent]"))})})()',
  ].join('');
}

/** A page of ours in a frame, for sites that take no scripts of others. */
function embedFrame({ choices, linkText, webUrl }: EmbedSnippetParts): string {
  const source = escapeText(webUrl + (embedFramePath(choices) ?? ''));
  const size = `width="100%" height="${embedHeight(choices)}" style="border:0"`;
  return `<iframe src="${source}" title="${escapeText(linkText)}" ${size} loading="lazy"></iframe>\n`;
}

/** Draws the plate that keeps the place of a widget while its script is on the way. */
function drawing({ choices, subject, webUrl }: EmbedSnippetParts): string {
  const height = embedHeight(choices);
  if (embedElement(choices.element).low) return `<svg width="0" height="${height}" aria-hidden="true"></svg>`;
  const source = escapeText(webUrl + artPath({ ...subject, kind: 'plate' }));
  const picture = `<image href="${source}" width="100%" height="100%"/>`;
  return `<svg width="100%" height="${height - LINK_LINE}" aria-hidden="true">${picture}</svg>`;
}

/** The height of a button, which the script does not know by itself; that of all else follows from layout and rows. */
const buttonHeight = ({ element }: EmbedChoices): number[] =>
  embedElement(element).low ? [EMBED_HEIGHTS.low] : [];

/**
 * A component of React that holds the widget, as a module.
 *
 * @param script Of `suite.js`; null for the newest.
 */
function embedComponent(parts: EmbedSnippetParts, script: PinnedScript | null): string {
  const { choices, subject, linkText, webUrl } = parts;
  const name = `Millrace${choices.element
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;
  const { rows, height, ...others } = embedAttributes(choices);
  const props = [
    ...Object.entries({ id: subject.id, ...others }).map(([key, value]) => ` ${key}="${value}"`),
    ...(rows === undefined ? [] : [` rows={${rows}}`]),
    ...[...buttonHeight(choices), ...(height === undefined ? [] : [height])].map((px) => ` height={${px}}`),
    ...styleProp(choices),
  ];
  const pin = script ? ` version="${script.version}" integrity="${script.integrity}"` : '';
  return [
    `import { ${[name, 'MillraceScript'].sort().join(', ')} } from '@millrace/widgets/react';`,
    '',
    'export function OnMillrace() {',
    '  return (',
    '    <>',
    `      <MillraceScript origin="${webUrl}"${pin} />`,
    `      <${name}${props.join('')}>`,
    `        ${linkTo(parts)}`,
    `          {${JSON.stringify(linkText)}}`,
    `          ${drawing(parts)}`,
    '        </a>',
    `      </${name}>`,
    '    </>',
    '  );',
    '}',
    '',
  ].join('\n');
}

/** The page's own look as a prop; none where nothing is chosen. */
function styleProp(choices: EmbedChoices): string[] {
  const properties = Object.entries(widgetThemeProperties(resolveWidgetTheme(choices)));
  const members = properties.map(([name, value]) => `'${name}': ${JSON.stringify(value)}`);
  return members.length === 0 ? [] : [` style={{ ${members.join(', ')} }}`];
}

/** A picture of the widget in a link, as newsletters and feeds take it; null where there is no picture. */
function embedNewsletter(parts: EmbedSnippetParts): string | null {
  const { choices, linkText, linkLanguage = 'en', webUrl } = parts;
  const language = linkLanguage === 'en' ? choices.language : (choices.language ?? linkLanguage);
  const path = embedPicturePath({ ...choices, language });
  if (path === null) return null;
  const [width, height] = [EMBED_PICTURE_WIDTH_PX, embedHeight(choices)];
  // Programs that read mail know attributes best, and make pictures narrower by this style alone.
  const size = `width="${width}" height="${height}" style="max-width:100%;height:auto;border:0"`;
  const picture = `<img src="${escapeText(webUrl + path)}" alt="${escapeText(linkText)}" ${size}>`;
  return `${linkTo(parts)}${picture}</a>\n`;
}

/** Forms in which a widget can be pasted. */
export const EMBED_FORMS = ['html', 'react', 'wordpress', 'frame', 'newsletter'] as const;

/** One of them. */
export type EmbedForm = (typeof EMBED_FORMS)[number];

/** The snippets of a widget, in each form. */
export interface EmbedSnippets {
  html: string;
  react: string;
  /** An address to paste where it is `unfurled`, else markup. */
  wordpress: { code: string; unfurled: boolean };
  /** A frame that holds the widget alone. */
  frame: string;
  /** A picture in a link; null for buttons, of which there is none. */
  newsletter: string | null;
}

/**
 * A widget in each form that it can be pasted in.
 *
 * @param scripts Of the version that is pinned; null for the newest.
 * @returns null while something is not chosen that the widget needs
 */
export function embedSnippets(
  parts: EmbedSnippetParts,
  scripts: { loader: PinnedScript; suite: PinnedScript } | null,
): EmbedSnippets | null {
  if (!isEmbedWhole(parts.choices)) return null;
  const pinned = scripts && (parts.script === 'suite' ? scripts.suite : scripts.loader);
  const address = embedUnfurledAddress(parts);
  return {
    html: embedMarkup(parts, pinned),
    react: embedComponent(parts, scripts?.suite ?? null),
    wordpress: { code: address ?? embedMarkup(parts, pinned, 'div'), unfurled: address !== null },
    frame: embedFrame(parts),
    newsletter: embedNewsletter(parts),
  };
}

/** Text for an element's content or a quoted attribute. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
