/** Who may import whom. Each rule's name is the sentence, its comment the remedy. */

const ours = '^(packages|apps)/';
const tests =
  '\\.(test|api\\.test|stories|docs|test-d)\\.tsx?$|/(testing|test)/|/story-[^/]+$|^packages/story-kit/|^\\.storybook/|^apps/e2e/';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-module-imports-itself-in-a-circle',
      'Move what both need into a third module that imports neither.',
      {},
      { circular: true },
    ),
    forbid(
      'domain-imports-nothing-of-ours-and-no-platform',
      'A pure rule gets what it needs as an argument.',
      { path: '^packages/domain/src', pathNot: tests },
      { pathNot: '^packages/domain/src' },
    ),
    forbid(
      'api-client-imports-domain-only',
      'Move a shared rule to domain; a component does not belong into the client.',
      { path: '^packages/api-client/src' },
      { path: ours, pathNot: '^packages/(api-client|domain)/' },
    ),
    forbid(
      'api-mocks-import-client-domain-and-art-only',
      'Mocks answer from the contract; they know nothing of screens.',
      { path: '^packages/api-mocks/src' },
      { path: ours, pathNot: '^packages/(api-mocks|api-client|domain|art)/' },
    ),
    forbid(
      'art-imports-domain-only',
      'A drawing is made from a name and a sector.',
      { path: '^packages/art/src', pathNot: tests },
      { path: ours, pathNot: '^packages/(art|domain)/' },
    ),
    forbid(
      'monitoring-imports-domain-only',
      'What fails tells the monitor; the monitor knows none of them.',
      { path: '^packages/monitoring/src' },
      { path: ours, pathNot: '^packages/(monitoring|domain)/' },
    ),
    forbid(
      'preflight-imports-domain-only',
      'What a page allows is told from its headers and markup; pass what else is known.',
      { path: '^packages/preflight/src' },
      { path: ours, pathNot: '^packages/(preflight|domain)/' },
    ),
    forbid(
      'serving-imports-nothing-of-ours',
      'Pass what a server does when it stops as a function.',
      { path: '^packages/serving/src' },
      { path: ours, pathNot: '^packages/serving/' },
    ),
    forbid(
      'test-servers-import-nothing-of-ours-and-serve-tests-alone',
      'What is shipped starts servers of its own.',
      { path: '^(packages|apps)/', pathNot: [tests, '^apps/(e2e|bench)/', '^packages/test-servers/'] },
      { path: '^packages/test-servers/' },
    ),
    forbid(
      'ui-imports-nothing-of-ours',
      'The kit knows nothing of Millrace: take what it needs as a prop, or write a component of the design system.',
      { path: '^packages/ui/src/', pathNot: tests },
      { path: ours, pathNot: '^packages/ui/' },
    ),
    forbid(
      'value-chain-imports-ui-only',
      'The diagram draws any graph: take what it needs as a prop, or do it in the design system around it.',
      { path: '^packages/value-chain/src/', pathNot: tests },
      { path: ours, pathNot: '^packages/(value-chain|ui)/' },
    ),
    forbid(
      'theme-imports-nothing',
      'A token holds a value; what uses the token imports the theme.',
      { path: '^packages/ui/src/theme/', pathNot: tests },
      { path: ours, pathNot: '^packages/ui/src/theme/' },
    ),
    forbid(
      'styles-import-theme-only',
      'Styles shared by components know the theme; they know no component.',
      { path: '^packages/ui/src/styles', pathNot: tests },
      { path: ours, pathNot: '^packages/ui/src/(styles|theme)' },
    ),
    forbid(
      'design-system-imports-ui-value-chain-domain-client-and-art-only',
      'What it needs of the community is a prop, or moves into the design system.',
      { path: '^packages/design-system/src/', pathNot: tests },
      { path: ours, pathNot: '^packages/(design-system|value-chain|ui|domain|api-client|art)/' },
    ),
    forbid(
      'the-provider-alone-loads-drawings',
      'Render an Art, which asks the provider; drawings are loaded with the first that is shown.',
      {
        path: '^packages/design-system/src/',
        pathNot: [tests, '^packages/design-system/src/provider/draw-art\\.ts$'],
      },
      { path: '^packages/art/' },
    ),
    forbid(
      'community-imports-published-components-domain-and-client-only',
      'What a page needs of its host is a prop.',
      { path: '^packages/community/src/', pathNot: tests },
      { path: ours, pathNot: '^packages/(community|design-system|value-chain|ui|domain|api-client)/' },
    ),
    forbid(
      'a-component-is-entered-by-its-index',
      'Import from the folder; export the name in its index.ts if it is meant for others.',
      { path: '^packages/(ui|value-chain|design-system|community)/src/([^/]+)/([A-Z][^/]*)/' },
      {
        path: '^packages/(ui|value-chain|design-system|community)/src/[^/]+/[A-Z][^/]*/.+',
        pathNot: ['^packages/$1/src/$2/$3/', '/index\\.ts$', '\\.css\\.ts$', '\\.messages\\.ts$'],
      },
    ),
    forbid(
      'a-page-is-composed-of-what-components-export',
      'A page enters a component by its folder: export the name in the index.ts there.',
      { path: '^packages/community/src/[^/]+/pages/' },
      {
        path: '^packages/(ui|value-chain|design-system|community)/src/[^/]+/[A-Z][^/]*/.+',
        pathNot: '/index\\.ts$',
      },
    ),
    forbid(
      'a-component-imports-no-page',
      'A page composes components: move what both need into a component of its own.',
      { path: '^packages/community/src/[^/]+/[A-Z][^/]*/' },
      { path: '^packages/community/src/[^/]+/pages/' },
    ),
    forbid(
      'a-view-imports-the-client-for-types-only',
      'Fetch in the container or in a hook beside the view, and pass the data as props.',
      {
        path: '^packages/(design-system|community)/src/[^/]+/[A-Z]',
        pathNot: ['Containers?\\.tsx$', '/use[A-Z][^/]*\\.tsx?$', tests],
      },
      { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'a-published-view-has-props-of-its-own',
      'Declare what the view shows in a file beside it, with the function that maps the type of the contract to it.',
      {
        path: '^packages/design-system/src/[^/]+/[A-Z][^/]*/[A-Z][^/]*\\.tsx$',
        pathNot: ['(Container|Containers|Provider|FeedPost)\\.tsx$', tests],
      },
      { path: '^packages/api-client/|node_modules/@tanstack/' },
    ),
    forbid(
      'css-ts-imports-no-component',
      'Styles run at build time: import theme, styles and other *.css.ts only.',
      { path: '\\.css\\.ts$' },
      { path: '^packages/.+\\.tsx$' },
    ),
    forbid(
      'widgets-carry-no-react-aria-and-no-radix',
      'Views that widgets use do without them; import from @millrace/design-system/cards and @millrace/ui/bare.',
      { path: '^packages/widgets/src', pathNot: tests },
      {
        path: '^packages/(design-system|value-chain|ui)/src/index\\.ts$|node_modules/(react-aria|react-stately|@radix-ui)',
        reachable: true,
      },
    ),
    forbid(
      'widgets-import-published-components-and-domain-only',
      'A widget is a view of the design system; pass it what it needs.',
      { path: '^packages/widgets/src', pathNot: tests },
      { path: ours, pathNot: '^packages/(widgets|design-system|value-chain|ui|domain|api-client)/' },
    ),
    forbid(
      'shipped-code-never-reaches-mocks-stories-documentation-or-tests',
      'Move what is needed out of the test, story, documentation or factory.',
      { path: '^(packages|apps)/', pathNot: [tests, '^packages/api-mocks/'] },
      { path: `^packages/api-mocks/|${tests}` },
    ),
    forbid(
      'api-imports-domain-monitoring-preflight-serving-and-types-of-the-client',
      'The server shares rules through domain and shapes through the generated types.',
      { path: '^apps/api/', pathNot: tests },
      {
        path: '^packages/',
        pathNot: '^packages/(domain|monitoring|preflight|serving)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'only-repositories-and-db-import-drizzle',
      'Put the query into the repository of its module.',
      { path: '^apps/api/src', pathNot: ['\\.repository\\.ts$', '^apps/api/src/platform/db/', tests] },
      { path: 'node_modules/drizzle-orm', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-routes-and-app-import-express',
      'Services take values and return values; leave requests and replies to the routes.',
      {
        path: '^apps/api/src',
        pathNot: ['\\.routes\\.ts$', '^apps/api/src/app\\.ts$', '^apps/api/src/platform/http/', tests],
      },
      { path: 'node_modules/express(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'an-api-module-is-entered-by-its-index',
      'Export from the other module what this one may call.',
      { path: '^apps/api/src/areas/([^/]+)/([^/]+)/' },
      { path: '^apps/api/src/areas/[^/]+/[^/]+/', pathNot: ['^apps/api/src/areas/$1/$2/', '/index\\.ts$'] },
    ),
    forbid(
      'what-starts-the-api-enters-a-module-by-its-index',
      'Export from the module what the start or the command may call.',
      { path: '^apps/api/src/', pathNot: ['^apps/api/src/areas/', tests] },
      { path: '^apps/api/src/areas/[^/]+/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    forbid(
      'platform-imports-no-area',
      'Pass what the platform calls as a function, or move what it does into the area.',
      { path: '^apps/api/src/(platform|visibility)/', pathNot: tests },
      { path: '^apps/api/src/', pathNot: '^apps/api/src/(platform|visibility)/' },
    ),
    forbid(
      'areas-import-no-command-and-no-start',
      'Commands and the start of the server put areas together: pass what an area needs in the context.',
      { path: '^apps/api/src/areas/', pathNot: tests },
      { path: '^apps/api/src/', pathNot: '^apps/api/src/(areas|platform|visibility)/' },
    ),
    forbid(
      'apps-do-not-import-one-another',
      'What two apps need belongs into a package.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'a-package-is-entered-by-its-exports',
      'Import the package by name; add an export if something public is missing.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^packages/([^/]+)/src', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Workspaces of their own: benchmarks measure the applications from inside, projects of a rehearsal import none.
    exclude: {
      path: '^apps/(bench|rehearsal)/|/(dist|build|node_modules/.+/node_modules|\\.react-router|storybook-static)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['millrace-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
