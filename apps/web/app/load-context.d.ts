import 'react-router';

declare module 'react-router' {
  /** What the server in front of the application hands to loaders with each request. */
  interface AppLoadContext {
    /** Of this reply's Content-Security-Policy. */
    nonce: string;
    /** The address at which browsers reach the API: that of the page's own environment. @see OPS-001 */
    apiUrl: string;
    /** The address at which this server reaches the API. */
    apiInternalUrl: string;
    /** Whom the page tells of its failures; null for nobody. @see OPS-003 */
    monitoring: import('@millrace/monitoring').Monitoring | null;
    /** Tells of a failure of this request. */
    reportFailure: (error: unknown) => void;
    /** The address at which browsers reach the community. */
    webUrl: string;
    /** Ids of the product at the heart of each sector. */
    communities: Readonly<Record<import('@millrace/domain').Sector, string>>;
    /** The blog, on another site; null without one. */
    blogUrl: string | null;
    /** Whether members may sign in with LinkedIn. @see GAP-043 */
    hasLinkedin: boolean;
    /** Where documents are shown by. @see FEED-037, GAP-020 */
    documents: import('@millrace/design-system').DocumentsSettings;
    /** Scripts of the version of the widgets that this server runs, with their hashes. */
    widgetScripts: Record<'loader' | 'suite', import('@millrace/domain').PinnedScript>;
    /** Path of the published Storybook; undefined where it was not built. */
    storybookHref: string | undefined;
    /** How people reach those who run this installation. */
    contact: import('../server/contact').Contact;
    /** The language that the request asks for; of a member, the member's own goes before it. */
    language: import('@millrace/domain').Language;
    /** The browser's cookies; forwarded to the API, so that it knows the viewer. */
    cookie: string | undefined;
    /** Who asks; told to the API, which counts calls by address. */
    address: string | undefined;
  }
}
