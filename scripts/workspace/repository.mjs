/**
 * Returns the `repository` field of a package's manifest: a registry compares it with the provenance that the build
 * service attests.
 *
 * @param {Record<string, string | undefined>} env Variables that GitHub or GitLab sets for its jobs.
 * @param {string} folder Of the package, from the root.
 * @returns {{ type: 'git', url: string, directory: string } | null} Null outside such a service.
 * @see https://docs.npmjs.com/generating-provenance-statements
 */
export function repositoryOf(env, folder) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project } = env;
  const url = server && name ? `${server}/${name}` : project;
  return url ? { type: 'git', url: `git+${url}.git`, directory: folder } : null;
}
