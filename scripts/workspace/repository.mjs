/**
 * Where the sources of a package are, as its manifest says it: a registry holds it against the provenance that the build
 * service vouches for.
 *
 * @param {Record<string, string | undefined>} env What GitHub, or GitLab, tells its jobs.
 * @param {string} folder Of the package, from the root.
 * @returns {{ type: 'git', url: string, directory: string } | null} Null where no service tells.
 * @see https://docs.npmjs.com/generating-provenance-statements
 */
export function repositoryOf(env, folder) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project } = env;
  const url = server && name ? `${server}/${name}` : project;
  return url ? { type: 'git', url: `git+${url}.git`, directory: folder } : null;
}
