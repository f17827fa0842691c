/** What a mail says, before it is HTML and text. Every text is plain. */
export interface MailContent {
  subject: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts, a line each. */
  facts?: readonly { label: string; value: string }[];
  /** Lists of links, each under its title. */
  sections?: readonly { title: string; links: readonly MailLink[] }[];
  /** What somebody wrote, its lines kept. */
  quote?: string;
  action?: MailLink;
  /** What follows the action. */
  afterwards?: readonly string[];
  /** A second way, as a line with a link. */
  otherwise?: MailLink;
  /** Why one gets this mail. */
  reason: string;
  /** Where one says never to be written to so again. */
  stop?: MailLink;
  /** In whose name it is sent, where that is not the platform alone. */
  sender?: string;
}

/** A link, its address in full. */
export interface MailLink {
  label: string;
  url: string;
}

/** Makes the address in full of a path on the web host. */
export type WebAddress = (path: string) => string;

/**
 * Addresses on a web host.
 *
 * @throws When a path leads elsewhere: a mail of ours links to ourselves only.
 */
export const webAddresses =
  (webUrl: string): WebAddress =>
  (path) => {
    const url = new URL(path, webUrl);
    if (!path.startsWith('/') || url.origin !== webUrl)
      throw new Error(`Not a path on the web host: ${path}`);
    return url.href;
  };
