/**
 * Origins of Millrace's services in the tests: web and API are two hosts of one site, the partner is
 * another site. Browsers resolve every name under `.localhost` to this machine.
 */
export const ports = {
  api: Number(process.env.E2E_API_PORT ?? 5180),
  web: Number(process.env.E2E_WEB_PORT ?? 3180),
  partner: Number(process.env.E2E_PARTNER_PORT ?? 4180),
  /** OpenID provider of the LinkedIn journey. */
  identity: Number(process.env.E2E_IDENTITY_PORT ?? 9190),
  /** Address at which a test may receive failure reports. */
  monitoring: Number(process.env.E2E_MONITORING_PORT ?? 9180),
};

export const apiUrl = `http://api.millrace.localhost:${ports.api}`;
export const webUrl = `http://www.millrace.localhost:${ports.web}`;
/** Second installation on the same servers, as each page only knows its own host. */
export const staging = {
  apiUrl: `http://api-staging.millrace.localhost:${ports.api}`,
  webUrl: `http://staging.millrace.localhost:${ports.web}`,
};
/** Host without an installation, and the API that its pages call. */
export const localWebUrl = `http://localhost:${ports.web}`;
export const localApiUrl = `http://localhost:${ports.api}`;
export const environments = `production=${webUrl}>${apiUrl}, staging=${staging.webUrl}>${staging.apiUrl}`;

export const partnerUrl = `http://journal.glass-and-fibre.localhost:${ports.partner}`;

/** Third-party viewer of presentations, which a test mocks. */
export const viewerOrigin = 'https://viewer.example';

/** Fetches the server-rendered HTML of a path. Node does not resolve the test hosts. */
export async function served(path: string): Promise<string> {
  const answer = await fetch(`http://localhost:${ports.web}${path}`, { redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  return answer.text();
}
