/** What the site is told at start. */
export interface SiteConfig {
  port: number;
  /** Origin of Millrace, which the pages embed. */
  millrace: string;
}

/**
 * Reads `PARTNER_PORT` (default 4000) and `WEB_URL` (default `http://localhost:3000`).
 *
 * @throws Error that names the variable which is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const port = Number(env.PARTNER_PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PARTNER_PORT is no port: ${env.PARTNER_PORT}`);
  }
  const web = env.WEB_URL ?? 'http://localhost:3000';
  if (!URL.canParse(web)) throw new Error(`WEB_URL is no address: ${web}`);
  return { port, millrace: new URL(web).origin };
}
