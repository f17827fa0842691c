import { Fragment } from 'react';
import type { CardData } from './card';

/** The equal card, for React and for Preact, which is bundled in its place. */
export function ReactCard({ name, about, href, picture, facts }: CardData) {
  return (
    <article className="card">
      <img src={picture} alt="" />
      <div className="text">
        <div>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p>{about}</p>
        </div>
        <dl>
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <button type="button">Follow</button>
      </div>
      <a className="foot" href={href}>
        Product page
      </a>
    </article>
  );
}
