/** Hand-written card with our look, in as few rules as possible. */
export interface CardData {
  id: string;
  name: string;
  about: string;
  href: string;
  picture: string;
  facts: readonly (readonly [term: string, value: string])[];
}

export const SHEET =
  '.card{display:grid;box-sizing:border-box;height:392px;grid:1fr auto/1fr 1fr;border:1px solid #d6d2ca;border-top:4px solid #259abf;background:#fdfcf9;color:#434851;font:14px/1.43 Arial,sans-serif}.card *{margin:0}.card img{width:100%;height:100%;object-fit:cover;min-height:0}.text{display:grid;gap:12px;padding:16px;align-content:space-between}.card h3{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:22px;color:#161b23}.card a{color:inherit;text-decoration:none}.card dl{display:grid;grid:auto/1fr auto;line-height:30px}.card dd{font-weight:600;text-align:end}.card button{justify-self:start;border:0;padding:11px 16px;color:#fcfaf6;background:#004c96;font:inherit}.foot{grid-column:1/-1;padding:0 16px;border-top:1px solid #d6d2ca;line-height:40px}';

/** URL of the data of all cards. */
export const dataOf = async (ids: readonly string[]): Promise<CardData[]> =>
  (await fetch(`/data.json?${ids.join()}`)).json();
