import { pages } from 'virtual:developer-pages';
import type { DeveloperDocument } from '@millrace/community';
import type { AppLoadContext } from 'react-router';

/** Placeholder hosts in the documentation, replaced by those of the installation. */
const WEB_EXAMPLE = 'https://www.example.com';
const API_EXAMPLE = 'https://api.millrace.example';

/** Matches links to Storybook, which are replaced by their text if it was not built. */
const STORYBOOK_LINK = /<a href="https:\/\/www\.example\.com\/storybook\/[^"]*">(.*?)<\/a>/g;

/** Returns a page of the documentation, with the hosts of this installation in its examples, for copying. */
export function findDeveloperPage(
  slug: string,
  { webUrl, apiUrl, storybookHref }: Pick<AppLoadContext, 'webUrl' | 'apiUrl' | 'storybookHref'>,
): DeveloperDocument | undefined {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const html = storybookHref ? page.html : page.html.replaceAll(STORYBOOK_LINK, '$1');
  return { ...page, html: html.replaceAll(WEB_EXAMPLE, webUrl).replaceAll(API_EXAMPLE, apiUrl) };
}
