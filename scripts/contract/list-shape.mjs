/** @typedef {import('@redocly/openapi-core').Oas3Rule} Rule */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Property names that indicate a list, in this contract and in most others. */
const LIST_PROPERTIES = [
  ...['results', 'items', 'Items', 'entries', 'data', 'values', 'hits'],
  ...['total', 'Count', 'LastEvaluatedKey', 'cursor', 'next', 'nextCursor'],
];
const PAGING_PARAMETERS = ['cursor', 'limit', 'start', 'size', 'offset', 'page'];

/**
 * Requires one shape of each list of `/api/v2`: a schema `…List` based on `List`, with its entries in `results`,
 * and `limit` and `cursor` if it has pages. Exceptions of the specification are ignored by path.
 * @type {Rule}
 */
const listShape = () => ({
  PathItem(pathItem, { key, location, resolve, report }) {
    if (!String(key).startsWith('/api/v2/')) return;
    /** @type {Follow} */
    const follow = ({ node, file }, name) => {
      const child = node?.[name];
      const { node: found, location: place } = resolve(child, file);
      return { node: found, file: child?.$ref && place ? place.source.absoluteRef : file };
    };
    for (const method of METHODS) {
      const problem = problemOf({ node: pathItem, file: location.source.absoluteRef }, method, follow);
      if (problem) report({ message: `A list of /api/v2 ${problem}.`, location: location.child([method]) });
    }
  },
});

/**
 * @typedef {{ node: any, file: string }} Place  a node of the contract, and the file that its references start from.
 * `any`, as nodes of any shape are followed by name; Redocly's own type of a resolved node is `any` too.
 */
/** @typedef {(from: Place, name: string) => Place} Follow resolves a child node, also behind a reference */

/**
 * @param {Place} pathItem @param {string} method @param {Follow} follow
 * @returns {string | null} the fault of a list; null if there is none, or if the operation returns no list
 */
function problemOf(pathItem, method, follow) {
  const operation = follow(pathItem, method);
  const paging = [pathItem, operation]
    .map((owner) => follow(owner, 'parameters'))
    .flatMap((list) => Object.keys(list.node ?? []).map((index) => follow(list, index).node))
    .flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
    .filter((name) => PAGING_PARAMETERS.includes(name));
  const responses = follow(operation, 'responses');
  for (const status of Object.keys(responses.node ?? {}).filter((status) => status.startsWith('2'))) {
    const json = follow(follow(follow(responses, status), 'content'), 'application/json');
    const schema = follow(json, 'schema');
    if (!schema.node) continue;
    const { type, properties = {}, required = [], allOf = [] } = schema.node;
    const isMadeOfList = allOf.some((/** @type {unknown} */ part) => nameOf(part) === 'List');
    const isList =
      isMadeOfList ||
      type === 'array' ||
      paging.length > 0 ||
      operation.node.operationId?.startsWith('list') ||
      LIST_PROPERTIES.some((name) => name in properties);
    if (!isList) continue;
    if (!isMadeOfList) return 'is made of the schema List, by allOf';
    if (!nameOf(json.node.schema)?.endsWith('List')) return 'has a schema whose name ends in List';
    if (properties.results?.type !== 'array' || !required.includes('results')) {
      return 'has its entries in `results`, which is required';
    }
    if (paging.length > 0 && paging.toSorted().join() !== 'cursor,limit') {
      return 'that has pages takes `limit` and `cursor`, and nothing else for paging';
    }
  }
  return null;
}

/** Returns the name of the component that a schema refers to. @param {any} schema @returns {string | undefined} */
const nameOf = (schema) => schema?.$ref?.split('/').at(-1);

/** Redocly plugin with our rules. */
// biome-ignore lint/style/noDefaultExport: Redocly finds a plugin by it.
export default () => ({ id: 'millrace', rules: { oas3: { 'list-shape': listShape } } });
