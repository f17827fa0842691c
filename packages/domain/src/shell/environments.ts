/** The installations of one community, each with hosts of its own. Anything else is somebody's own machine. */
export const ENVIRONMENTS = ['production', 'staging', 'development'] as const;

export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** The two hosts of an installation, as origins such as `https://www.example.com`. */
export interface Environment {
  name: EnvironmentName;
  /** Where its pages are. */
  webUrl: string;
  /** Where its pages reach the API. */
  apiUrl: string;
}

/**
 * The installation that a page's host belongs to; null for a host that is none of theirs.
 *
 * @param host Of the page, with its port unless that is the usual one: a request's `Host`, or `location.host`. Whoever
 * sends a request chooses it, so that nothing of it goes into the answer.
 * @see OPS-001
 */
export function environmentForHost(
  host: string | undefined,
  environments: readonly Environment[],
): Environment | null {
  const asked = host?.toLowerCase();
  return environments.find(({ webUrl }) => originHost(webUrl) === asked) ?? null;
}

/**
 * The API that a page calls: its installation's, and `otherwise` on every other host.
 *
 * @param otherwise Origin of the API of one's own machine, such as `http://localhost:5000`.
 * @see OPS-001
 */
export function apiUrlFor(
  host: string | undefined,
  environments: readonly Environment[],
  otherwise: string,
): string {
  return environmentForHost(host, environments)?.apiUrl ?? otherwise;
}

/**
 * Reads installations from `name=page's origin>API's origin`, parted by commas.
 *
 * @throws Error whose sentence goes on from the name of the setting.
 * @example
 * parseEnvironments('production=https://www.example.com>https://api.example.com');
 */
export function parseEnvironments(text: string): Environment[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const environments = entries.map(parseEnvironment);
  for (const part of ['name', 'webUrl'] as const) {
    const twice = environments.find(
      (one, index) => environments.findIndex((x) => x[part] === one[part]) < index,
    );
    if (twice)
      throw new Error(`must contain each environment and each page host once; ${twice[part]} appears twice.`);
  }
  return environments;
}

const ORIGIN = /^https?:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;

function parseEnvironment(entry: string): Environment {
  const [key = '', addresses = ''] = entry.split(/=(.*)/s).map((part) => part.trim());
  const [webUrl = '', apiUrl = '', ...more] = addresses
    .split('>')
    .map((part) => withoutUsualPort(part.trim().toLowerCase().replace(/\/$/, '')));
  const name = ENVIRONMENTS.find((one) => one === key);
  if (!name || !ORIGIN.test(webUrl) || !ORIGIN.test(apiUrl) || more.length > 0) {
    throw new Error(
      `must contain environments such as production=https://www.example.com>https://api.example.com, separated by commas and named ${ENVIRONMENTS.join(', ')}, not "${entry}".`,
    );
  }
  return { name, webUrl, apiUrl };
}

/** Browsers leave the port of the scheme out of what they send. */
function withoutUsualPort(origin: string): string {
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');
}

function originHost(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
