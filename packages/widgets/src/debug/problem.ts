import type { DebugText } from '../messages/debug-texts';

/** Problems of widgets on the page. */
export interface Problem {
  text: DebugText;
  values?: Readonly<Record<string, string | number>>;
  /** Markup that it is about, as the page has it. */
  at?: string;
  /** The line to write in its place, or to add. */
  fix?: string;
}
