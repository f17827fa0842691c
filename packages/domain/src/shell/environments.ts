/** Installations of a community, each with its own hosts. Other hosts are developers' machines. */
export const ENVIRONMENTS = ['production', 'staging', 'development'] as const;

export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Hosts of an installation, as origins such as `https://www.example.com`. */
export interface Environment {
  name: EnvironmentName;
  /** Origin of its pages. */
  webUrl: string;
  /** Origin of its API. */
  apiUrl: string;
}

/**
 * Returns the installation of a host; null for an unknown one.
 *
 * @param host Host of the page, with its port unless it is the default: the `Host` header or `location.host`. It is
 * untrusted and not part of the result.
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
 * Returns the API origin for a page's host, or `otherwise` for an unknown host.
 *
 * @param otherwise API origin of a development machine, such as `http://localhost:5000`.
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
 * Parses installations from a comma-separated list of `name=web origin>API origin`.
 *
 * @throws Error whose message completes a sentence that starts with the setting's name.
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

/** Browsers omit the default port. */
function withoutUsualPort(origin: string): string {
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');
}

function originHost(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
