/**
 * Verbs of the catalogues. A sentence without any of them is a fragment, or its verb must be added to this list.
 */
const REGULAR =
  'accept add agree allow announce answer appear apply approve arrange arrive ask attach attend belong block bounce buy call cancel change charge check clear click close collect comment compare complete confirm connect contact contain continue copy correct count cover create crop customize decide decline delete deliver depend describe disable disappear discard discuss dismiss display dispute download drag drop edit email enable end enter exceed exhibit exist expire explain explore export fail fetch fill filter finish fit fix flag follow group happen help hide hold import include install invite join jump keep knows last learn lift like limit link list load lock log look lose manage manufacture mark match mean measure mention merge message miss mistype move name need note notify object offer open own paste pause pay permit pick place play post prefer press prevent preview price produce promote propose publish raise reach read receive recommend reconnect redirect refer refresh refuse register reject rejoin remain remove rename renew repeat replace reply report request require reset resend resize resolve restart restore resume retract retry return reuse review revoke save scan schedule scroll search see select sell send set share show sign skip sort source specify stand start stay stop submit subscribe supply support suppose suspend switch tag take tap tell test translate trim try turn type unblock undo unfollow unlink unlock unsubscribe update upgrade upload use verify view visit vote wait want warn watch work write zoom';

const FORMS =
  'am is are was were be been being has have had having do does did done can could will would may might must shall should isn’t aren’t wasn’t weren’t don’t doesn’t didn’t can’t couldn’t won’t wouldn’t shouldn’t mustn’t hasn’t haven’t hadn’t you’re you’ve you’ll you’d we’re we’ve we’ll it’s what’s who’s that’s there’s they’re they’ve they’ll i’ve i’m let’s get gets got go goes went gone come comes came give gives gave given find finds found make makes made say says said know knows knew known think thinks keep kept begin begins began begun build builds built bring brings brought buy bought choose chooses chose chosen cut cuts draw drawn fall feel grow hear hears hid hide hidden hit hold held lead leads led leave leaves left let lets lie lies lose lost meet meets pay pays paid put puts read run runs ran see sees saw seen sell sold send sent set sets show shown shut sit sits speak speaks spend spent stand stands stood take takes took taken tell told understand withdraw withdraws withdrawn write written wrote hold holds';

/** Every form of the verbs, in lower case. @type {ReadonlySet<string>} */
export const VERBS = new Set([...FORMS.split(' '), ...REGULAR.split(' ').flatMap(inflect)]);

/** @param {string} verb */
function inflect(verb) {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const third = /(?:s|x|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  const past = `${/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : stem}ed`;
  const doubled = /[^aeiou][aeiou][bgmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}` : stem;
  return [verb, third, past, `${stem}ing`, `${doubled}ed`, `${doubled}ing`];
}
