import { describe, expect, it } from 'vitest';
import { repositoryOf } from './repository.mjs';

describe('where the sources of a package are', () => {
  it('is what the build service says, with the folder of the package', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'millrace/millrace' };
    expect(repositoryOf(env, 'packages/widgets')).toEqual({
      type: 'git',
      url: 'git+https://github.example/millrace/millrace.git',
      directory: 'packages/widgets',
    });
    expect(repositoryOf({ CI_PROJECT_URL: 'https://gitlab.example/millrace' }, 'packages/art')?.url).toBe(
      'git+https://gitlab.example/millrace.git',
    );
  });

  it('is not said outside of one', () => {
    expect(repositoryOf({}, 'packages/widgets')).toBeNull();
    expect(repositoryOf({ GITHUB_REPOSITORY: 'millrace/millrace' }, 'packages/widgets')).toBeNull();
  });
});
