import hostileStyles from '../../apps/partner-site/public/hostile.css?raw';
import hostileScript from '../../apps/partner-site/public/hostile.js?url&no-inline';
import { embedSnippets, readEmbedChoices } from '../../packages/domain/src';
import type { CardLanguage, ShownCard } from './cards';
import darkStyles from './pages/dark.css?raw';
import lightStyles from './pages/light.css?raw';
import network from './pages/network.js?url&no-inline';
import worseStyles from './pages/worse.css?raw';
import { webUrl } from './web-url';

/** Pages of others on which stories show cards. */
export const HOSTS = ['light', 'dark', 'hostile'] as const;

/** One of them. */
export type Host = (typeof HOSTS)[number];

const styles: Readonly<Record<Host, string>> = {
  light: lightStyles,
  dark: darkStyles,
  hostile: hostileStyles + worseStyles,
};

const texts: Readonly<Record<CardLanguage, Readonly<Record<'title' | 'before' | 'after', string>>>> = {
  en: {
    title: 'The gas behind the glass',
    before: 'Three preform makers rebuilt a step around a gas that they can no longer take for granted.',
    after: 'What buyers notice is less dramatic than the headline.',
  },
  ar: {
    title: 'الغاز وراء الزجاج',
    before: 'أعادت ثلاث شركات بناء خطوة من خطوات الإنتاج حول غاز لم يعد مضمونًا.',
    after: 'ما يلاحظه المشترون أقل إثارة من العنوان.',
  },
};

/** The script of a page, as a snippet names it. */
export interface HostScript {
  address: string;
  integrity: string;
}

/** A page of somebody else in which a card stands, as markup. */
export function hostDocument(
  host: Host,
  card: ShownCard,
  language: CardLanguage,
  { address, integrity }: HostScript,
): string {
  const { title, before, after } = texts[language];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>${styles[host]}</style>
<script src="${network}"></script>
${host === 'hostile' ? `<script src="${hostileScript}"></script>` : ''}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${before}</p>
${cardMarkup(card)}
<p>${after}</p>
</main>
<script async src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>
</body>
</html>
`;
}

/** What an editor pastes, as our page of snippets gives it. */
export function cardSnippet({ element, subject, linkText, part = '' }: ShownCard): string {
  const { kind, id } = subject;
  const usual = readEmbedChoices(new URLSearchParams());
  const choices = { ...usual, element, about: { kind, id }, part };
  return embedSnippets({ choices, subject, linkText, webUrl }, null)?.html ?? '';
}

/** Without the script, which stories have from Storybook itself. */
function cardMarkup(card: ShownCard): string {
  return cardSnippet(card).replace(/<script\b.*<\/script>\s*$/s, '');
}
