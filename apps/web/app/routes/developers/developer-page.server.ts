import { pages } from 'virtual:developer-pages';
import type { DeveloperDocument } from '@millrace/community';
import type { AppLoadContext } from 'react-router';

/** Hosts that stand for those of an installation in texts of the repository. */
const WEB_EXAMPLE = 'https://www.example.com';
const API_EXAMPLE = 'https://api.millrace.example';

/** A link to Storybook, which leads nowhere where that was not built. */
const STORYBOOK_LINK = /<a href="https:\/\/www\.example\.com\/storybook\/[^"]*">(.*?)<\/a>/g;

/** Finds a page of the documentation. Its examples name the hosts of this installation, so that they can be copied. */
export function findDeveloperPage(
  slug: string,
  { webUrl, apiUrl, storybookHref }: Pick<AppLoadContext, 'webUrl' | 'apiUrl' | 'storybookHref'>,
): DeveloperDocument | undefined {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const html = storybookHref ? page.html : page.html.replaceAll(STORYBOOK_LINK, '$1');
  return { ...page, html: html.replaceAll(WEB_EXAMPLE, webUrl).replaceAll(API_EXAMPLE, apiUrl) };
}
