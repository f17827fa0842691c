/**
 * Words of questions and requests, ignored if the search contains other words. Whole names are
 * still compared with them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the of for in on at to with from by and or is are be as it its into',
    'i we me my our us you your who what which where when how that this these there',
    'need needs want wants looking look find search searching seek seeking buy buying purchase get order source sourcing',
    'supplier suppliers supply supplies supplied supplying manufacturer manufacturers manufacture manufactured',
    'maker makers make makes made producer producers produce produces producing vendor vendors',
    'company companies firm firms price prices cost sell sells seller sellers selling best cheap any some can could do does',
    'used uses use exhibit exhibits exhibitors near based next upcoming',
    'fair fairs exhibition exhibitions event events conference conferences tradeshow tradeshows messe messen',
    'ich wir suche suchen brauche brauchen kaufen lieferant lieferanten hersteller wer liefert bezugsquelle fur von und oder',
    'der die das den dem ein eine einen im mit aus wo',
  ].flatMap((line) => line.split(' ')),
);
