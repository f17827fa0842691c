/** Shows one row; take the contract's type instead as soon as there is one. */
export interface WaterGaugeEntry {
  id: string;
  name: string;
}

export interface WaterGaugeRowProps {
  entry: WaterGaugeEntry;
}

/** One of the entries. */
export function WaterGaugeRow({ entry }: WaterGaugeRowProps) {
  return <li>{entry.name}</li>;
}
