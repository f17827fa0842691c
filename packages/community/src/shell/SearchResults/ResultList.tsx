import type { SearchMatch, SearchResult } from '@millrace/api-client';
import { eventSpan, toEventSummary } from '@millrace/design-system';
import {
  companyPath,
  countryOfCodeIn,
  eventPath,
  foldText,
  postPath,
  productPath,
  userFeedPath,
} from '@millrace/domain';
import { Link, MatchedText } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Fragment } from 'react';
import * as css from './SearchResults.css';

/** Texts of a row. */
interface ResultLine {
  id: string;
  href: string;
  name: string;
  facts: readonly (string | null | false)[];
  match: SearchMatch | null;
}

/** Lists results of any kind, one per row: name, distinguishing facts, and matching field. */
export function ResultList({ results, text }: { results: readonly SearchResult[]; text: string }) {
  const messages = useMessages();
  return (
    <ul className={css.list}>
      {results.map((result) => {
        const { id, href, name, facts, match } = describeResult(messages, result);
        return (
          <li key={id} className={css.item}>
            <span className={css.line}>
              <Link variant="name" href={href}>
                <bdi>
                  <MatchedText text={name} query={text} />
                </bdi>
              </Link>
              <span className={css.fact}>{facts.filter(Boolean).join(' · ')}</span>
            </span>
            {match && <MatchNote name={name} match={match} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the matching field, unless the name already does. */
function MatchNote({ name, match }: { name: string; match: SearchMatch }) {
  const messages = useMessages();
  const marked = <MarkedRanges {...match} />;
  switch (match.field) {
    case 'name':
    case 'company':
      return null;
    case 'synonym':
      if (foldText(name).includes(foldText(match.text))) return null;
      return <span className={css.fact}>{messages.rich('searchResults.synonym', { match: marked })}</span>;
    case 'product':
      return <span className={css.fact}>{messages.rich('searchResults.about', { match: marked })}</span>;
    default:
      return <span className={css.fact}>{marked}</span>;
  }
}

/** Text with the matching ranges from the server highlighted. */
function MarkedRanges({ text, ranges }: Pick<SearchMatch, 'text' | 'ranges'>) {
  return (
    <bdi>
      {ranges.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.end ?? 0, start)}
          <mark className={css.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  );
}

function describeResult(messages: Messages, result: SearchResult): ResultLine {
  const countryName = ({
    country,
    country_code: code,
  }: {
    country: string | null;
    country_code: string | null;
  }) => country && countryOfCodeIn(code ?? '', country, messages.locale);
  switch (result.type) {
    case 'product': {
      const { product } = result;
      const { id, name, sector, kind, counts, match } = product;
      const suppliers = messages.format('sectorPage.suppliers', { count: counts.suppliers });
      const facts = [
        sector && messages.format(`sector.${sector}`),
        kind && messages.format(`productKind.${kind}`),
        suppliers,
      ];
      return { id, href: productPath(product), name, facts, match };
    }
    case 'company': {
      const { company } = result;
      const { id, name, products, match } = company;
      const supplied = messages.format('sectorPage.products', { count: products });
      return { id, href: companyPath(company), name, facts: [countryName(company), supplied], match };
    }
    case 'event': {
      const { event } = result;
      const { id, eventName, location, match } = event;
      const facts = [eventSpan(messages, toEventSummary(event)), location, countryName(event)];
      return { id, href: eventPath(event), name: eventName, facts, match };
    }
    case 'post': {
      const { id, user_name, company, text, match } = result.post;
      // If the match is further down in the post, the excerpt replaces its beginning.
      const isText = match?.field === 'text';
      const name = isText ? match.text : text;
      return { id, href: postPath(id), name, facts: [user_name, company], match: isText ? null : match };
    }
    case 'person': {
      const { person } = result;
      const { id, name, designation, company, match } = person;
      return { id, href: userFeedPath(person), name, facts: [designation, company], match };
    }
  }
}
