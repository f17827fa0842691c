import { BadRequestError } from '../errors';

/** A matched route with its path parameters. */
export interface RouteMatch<Target> {
  target: Target;
  variables: Readonly<Record<string, string>>;
}

interface Route<Target> {
  target: Target;
  /** Names and positions of the variable segments. */
  variables: readonly { name: string; at: number }[];
}

interface Branch<Target> {
  fixed: Map<string, Branch<Target>>;
  variable: Branch<Target> | null;
  /** By method. */
  routes: Map<string, Route<Target>>;
}

const newBranch = <Target>(): Branch<Target> => ({ fixed: new Map(), variable: null, routes: new Map() });

const VARIABLE = /^\{(\w+)\}$/;

/**
 * Matches a method and path in time proportional to the number of segments, however many routes there are. A fixed
 * segment has precedence over a variable one, so that `/product/id` is not matched as the product "id" if it is a
 * route of its own.
 */
export class RouteTable<Target> {
  private readonly root = newBranch<Target>();

  /** @param path As in the contract, with `{name}` for a variable segment. */
  add(method: string, path: string, target: Target): void {
    const segments = path.split('/');
    let branch = this.root;
    for (const segment of segments.slice(1)) branch = branchFor(branch, segment);
    const variables = segments.flatMap((segment, at) => {
      const name = VARIABLE.exec(segment)?.[1];
      return name === undefined ? [] : [{ name, at }];
    });
    branch.routes.set(method, { target, variables });
  }

  /**
   * Returns the match of a request; null without one.
   *
   * @param path Percent-encoded, without query.
   * @throws {BadRequestError} when a variable segment can't be decoded.
   */
  find(method: string, path: string): RouteMatch<Target> | null {
    const segments = path.split('/');
    const route = walk(this.root, method, segments, 1);
    if (!route) return null;
    const variables: Record<string, string> = {};
    for (const { name, at } of route.variables) variables[name] = decode(segments[at] ?? '');
    return { target: route.target, variables };
  }
}

/** Returns the match of a request. HEAD matches GET. @param method In lower case. */
export const findRoute = <Target>(
  routes: RouteTable<Target>,
  method: string,
  path: string,
): RouteMatch<Target> | null =>
  routes.find(method, path) ?? (method === 'head' ? routes.find('get', path) : null);

function walk<Target>(
  branch: Branch<Target>,
  method: string,
  segments: readonly string[],
  at: number,
): Route<Target> | null {
  const segment = segments[at];
  if (segment === undefined) return branch.routes.get(method) ?? null;
  const fixed = branch.fixed.get(segment);
  const found = fixed ? walk(fixed, method, segments, at + 1) : null;
  if (found || !branch.variable || segment === '') return found;
  return walk(branch.variable, method, segments, at + 1);
}

function branchFor<Target>(branch: Branch<Target>, segment: string): Branch<Target> {
  if (VARIABLE.test(segment)) {
    branch.variable ??= newBranch<Target>();
    return branch.variable;
  }
  const next = branch.fixed.get(segment) ?? newBranch<Target>();
  branch.fixed.set(segment, next);
  return next;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new BadRequestError();
  }
}
