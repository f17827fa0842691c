/** Text that normalizing leaves alone: printable ASCII with single spaces. Most names and searches are of this kind. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Line and page breaks of other programs: vertical tab, form feed, next line, line and paragraph separator. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const OTHER_BREAKS = /[\u000b\u000c\u0085\u2028\u2029]/gu;

// Tabs and line breaks are the only meaningful control characters. The byte order mark and bidirectional controls are
// invisible too, and the latter disguise the text that follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Characters without meaning in a name: soft hyphens, word joiners, byte order marks, invisible operators, annotation
 * marks, fillers that pass for a space, and the marks that systems wrap around names of another direction. Overrides
 * (U+202D, U+202E) are not among them: nobody pastes those by accident, so that the server refuses them.
 */
const NO_PART_OF_NAMES =
  /[\u034f\u00ad\u180e\u202a-\u202c\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

/** Tags spell the region of a flag behind a black flag, and are invisible elsewhere. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;
const BLACK_FLAG = '\u{1f3f4}';

/** Zero width joiner and non-joiner, with the character before. */
const JOINERS = /(^|[^\u200c\u200d])([\u200c\u200d]+)(?=(.?))/gsu;

/** Letters of scripts that join or stack, and parts of emoji: only between these does a joiner change what is seen. */
const JOINED =
  /[\ufe0f\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Zero width space and direction marks, which mean something between letters only. */
const AT_ENDS = /[\s\u0085\u061c\u200b\u200e\u200f]/u;

/** Everything that is never seen by itself. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const IGNORED_BUT_JOINERS = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Half and full width forms, and the ideographic space. */
const WIDTH_FORMS = /[\u3000\uff01-\uff9f\uffa1-\uffdc\uffe0-\uffee]+/gu;

/**
 * Normalizes a name or another text of one line: NFC, single spaces for spaces and breaks of any kind, and without
 * what can't be seen. What belongs to a name stays: joiners in emoji and in scripts that join, variation selectors, and
 * zero width spaces between letters.
 */
export function normalizeName(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  const seen = withoutStrayJoiners(text.normalize('NFC').replace(NO_PART_OF_NAMES, ''));
  const line = (seen.includes(BLACK_FLAG) ? seen : seen.replace(TAGS, '')).replace(/[\s\u0085]+/gu, ' ');
  let [start, end] = [0, line.length];
  while (start < end && AT_ENDS.test(line.charAt(start))) start += 1;
  while (end > start && AT_ENDS.test(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}

const withoutStrayJoiners = (text: string): string =>
  text.replace(JOINERS, (whole, before: string, joiners: string, after: string) =>
    JOINED.test(before) && JOINED.test(after)
      ? `${before}${joiners.charAt(0)}`
      : whole.slice(0, before.length),
  );

/**
 * Normalizes a text of several lines as pasted: line breaks of other programs become `\n`, and what is invisible or not
 * storable goes.
 */
export const normalizeText = (text: string): string => normalizeBreaks(text).replace(HIDDEN, '');

/** Replaces line breaks of other programs by `\n`, one for one, so that positions in the text stay right. */
export const normalizeBreaks = (text: string): string => text.replace(OTHER_BREAKS, '\n');

/** Removes what is never seen, as in addresses; joiners stay where they change what is seen. */
export const withoutInvisible = (text: string): string =>
  withoutStrayJoiners(text.replace(IGNORED_BUT_JOINERS, ''));

/** Removes all ignorable characters, joiners included, for search keys. */
export const withoutIgnorable = (text: string): string => text.replace(IGNORED, '');

/** Replaces half and full width forms, which Japanese and Chinese input methods write, by the usual ones. */
export const normalizeWidth = (text: string): string =>
  text.replace(WIDTH_FORMS, (run) => run.normalize('NFKC'));

/**
 * Returns what makes two names the same: names that differ in case, spaces, width or in what nobody sees have one key.
 * Accents distinguish names.
 */
export function sameNameKey(name: string): string {
  return normalizeName(withoutInvisible(normalizeWidth(name)).toLowerCase());
}
