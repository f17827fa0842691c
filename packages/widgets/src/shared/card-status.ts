/** The last status event of a card, for listeners that are added later. */
export interface CardStatus {
  cardStatus?: CustomEvent;
}
