import { type Html, html } from '../html';

export interface PageParts {
  title: string;
  /** Names of style sheets and scripts of the site's own. */
  styles: readonly string[];
  scripts?: readonly string[];
  /** Classes of the body. */
  className?: string;
  body: Html;
}

/** A whole page. */
export function page({ title, styles, scripts = [], className = '', body }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
${styles.map((name) => html`<link rel="stylesheet" href="/${name}">`)}
${scripts.map((name) => html`<script src="/${name}"></script>`)}
</head>
<body class="${className}">
${body}
</body>
</html>
`.markup;
}

/** Head and foot of Glass & Fibre Monthly. */
export function journal(section: string, content: Html): Html {
  const sections = ['News', 'Process', 'Markets', 'Plants', 'People', 'Calendar'];
  return html`<div class="strip"><div><span>Issue 11, November 2026</span><span>For people who melt, draw and coat</span></div></div>
<header class="masthead"><p><a href="/">Glass <i>&amp;</i> Fibre Monthly</a></p></header>
<nav aria-label="Sections"><ul>${sections.map((name) =>
    name === section ? html`<li aria-current="true">${name}</li>` : html`<li>${name}</li>`,
  )}</ul></nav>
${content}
<footer>Glass &amp; Fibre Monthly, a publication of Olander &amp; Roy</footer>`;
}
