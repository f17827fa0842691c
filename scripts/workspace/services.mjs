/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} title
 * @property {string} entry   the built program, relative to the root
 * @property {number} port
 * @property {string} portVariable  the environment variable that changes the port
 * @property {string} url
 * @property {string} health  answers 200 when the service is ready
 * @property {string} [page]  a page worth opening, below `url`
 * @property {Record<string, string>} env
 */

/**
 * Lists the services of a running Millrace, in start order.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Service[]}
 */
export function services(env) {
  const port = (/** @type {string} */ variable, /** @type {number} */ usual) =>
    Number(env[variable] ?? usual);
  const api = port('API_PORT', 5000);
  const web = port('WEB_PORT', 3000);
  const partner = port('PARTNER_PORT', 4000);
  const shared = {
    API_PORT: String(api),
    WEB_PORT: String(web),
    PARTNER_PORT: String(partner),
    API_URL: env.API_URL ?? `http://localhost:${api}`,
    WEB_URL: env.WEB_URL ?? `http://localhost:${web}`,
    PARTNER_URL: env.PARTNER_URL ?? `http://localhost:${partner}`,
  };
  // The partner site is a separate journal: it stands for a blog that an installation would have.
  const blog = { BLOG_URL: env.BLOG_URL ?? shared.PARTNER_URL };
  return [
    {
      name: 'api',
      title: 'API',
      entry: 'apps/api/dist/main.js',
      port: api,
      portVariable: 'API_PORT',
      url: shared.API_URL,
      health: `http://localhost:${api}/readyz`,
      page: '/docs',
      // Demo data is opt-in elsewhere: everybody knows the password of its members.
      env: { ...shared, DEMO_DATA: env.DEMO_DATA ?? 'on' },
    },
    {
      name: 'web',
      title: 'Community',
      entry: 'apps/web/dist/main.js',
      port: web,
      portVariable: 'WEB_PORT',
      url: shared.WEB_URL,
      health: `http://localhost:${web}/healthz`,
      env: { ...shared, ...blog },
    },
    {
      name: 'partner-site',
      title: 'Partner site',
      entry: 'apps/partner-site/dist/main.js',
      port: partner,
      portVariable: 'PARTNER_PORT',
      url: shared.PARTNER_URL,
      health: `http://localhost:${partner}/healthz`,
      env: shared,
    },
  ];
}
