import type { components } from '@millrace/api-client';
import { InvalidFieldsError } from '../../../platform/errors';
import type { ReplyKey } from '../../../platform/messages/reply-texts';
import { sentence } from '../../../platform/messages/text';
import { fetchPublicPage, PageProblem, type PageReach } from '../../../platform/public-pages';
import { inTurns } from '../../../platform/turn';
import { readArticle } from './read-article';

type Draft = components['schemas']['ArticleDraft'];

/** Problems that another URL solves; for all others, the text can be pasted. */
const OF_THE_URL: ReadonlySet<ReplyKey> = new Set([
  'page.noAddress',
  'page.unknownHost',
  'page.redirects',
  'page.notHtml',
] satisfies ReplyKey[]);

/**
 * Returns the text of an article, which is fetched if only its URL is given.
 *
 * @throws {InvalidFieldsError} naming an invalid field, or a URL that cannot be read.
 */
export async function articleText({ text, address }: Draft, reach: PageReach): Promise<string> {
  if ((text === undefined) === (address === undefined))
    throw new InvalidFieldsError({ text: sentence('article.oneWay') });
  if (text !== undefined) return text;
  const read = await inTurns(readArticle(await pageAt(address ?? '', reach)));
  if (read === '') throw new InvalidFieldsError({ address: sentence('article.unread') });
  return read;
}

async function pageAt(address: string, reach: PageReach): Promise<string> {
  try {
    return (await fetchPublicPage(address, reach)).html;
  } catch (problem) {
    if (!(problem instanceof PageProblem)) throw problem;
    const said = OF_THE_URL.has(problem.key)
      ? sentence(problem.key, problem.values)
      : sentence('article.unread');
    throw new InvalidFieldsError({ address: said });
  }
}
