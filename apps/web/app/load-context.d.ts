import 'react-router';

declare module 'react-router' {
  /** Context that the server passes to loaders with each request. */
  interface AppLoadContext {
    /** Nonce of the response's Content-Security-Policy. */
    nonce: string;
    /** Public URL of the API in the environment of the page. @see OPS-001 */
    apiUrl: string;
    /** Internal URL of the API for this server. */
    apiInternalUrl: string;
    /** Monitoring of browser errors; null if disabled. @see OPS-003 */
    monitoring: import('@millrace/monitoring').Monitoring | null;
    /** Reports a failure of this request. */
    reportFailure: (error: unknown) => void;
    /** Public URL of the community. */
    webUrl: string;
    /** Ids of the main product of each sector. */
    communities: Readonly<Record<import('@millrace/domain').Sector, string>>;
    /** URL of the blog on another site; null without one. */
    blogUrl: string | null;
    /** True if sign-in with LinkedIn is enabled. @see GAP-043 */
    hasLinkedin: boolean;
    /** Settings of the document viewers. @see FEED-037, GAP-020 */
    documents: import('@millrace/design-system').DocumentsSettings;
    /** Script URLs and hashes of the widgets in the version of this server. */
    widgetScripts: Record<'loader' | 'suite', import('@millrace/domain').PinnedScript>;
    /** Path of the published Storybook; undefined if it was not built. */
    storybookHref: string | undefined;
    /** Contact details of the operator of this installation. */
    contact: import('../server/contact').Contact;
    /** Language of the request; a member's own language takes precedence. */
    language: import('@millrace/domain').Language;
    /** Cookie header of the browser; forwarded to the API to authenticate the viewer. */
    cookie: string | undefined;
    /** IP address of the client, forwarded to the API for its rate limits. */
    address: string | undefined;
  }
}
