// Import rules, also listed in the package map of ARCHITECTURE.md. tooling/checks/dependency-rules.test.ts proves that each
// rule finds a violation; a new rule needs one there.

const OURS = '^(?:packages|apps|tests|tooling|art)/'

/** For each package, the packages that it may import; itself it always may. Finer rules for some of them follow. */
export const MAY_IMPORT = {
  isomorphic: [],
  contracts: ['isomorphic'],
  configuration: ['contracts'],
  assistant: [],
  sandbox: ['assistant', 'scheduling'],
  chain: ['sandbox'],
  scheduling: [],
  network: ['contracts'],
  world: ['contracts', 'sandbox', 'chain', 'scheduling', 'isomorphic'],
  shop: ['world', 'contracts', 'chain', 'scheduling', 'isomorphic'],
  'challenge-kit': ['world', 'contracts', 'chain', 'isomorphic'],
  training: ['challenge-kit', 'world', 'shop', 'contracts', 'chain', 'scheduling', 'isomorphic'],
  catalogue: ['challenge-kit', 'world', 'shop', 'chain', 'isomorphic'],
  'identity-provider': [],
  look: ['isomorphic'],
  classroom: [
    ...['catalogue', 'challenge-kit', 'training', 'shop', 'world', 'network', 'scheduling'],
    ...['contracts', 'isomorphic'],
  ],
}

const packagesOnly = (/** @type {readonly string[]} */ names) => `^packages/(?:${names.join('|')})/`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-what-it-may`,
  comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no package of ours'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: OURS, pathNot: packagesOnly([name, ...allowed]) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'packages-have-a-direction',
      comment:
        'List the imports of this package in MAY_IMPORT of .dependency-cruiser.mjs, ARCHITECTURE.md and its README.md.',
      severity: 'error',
      from: { path: '^packages/', pathNot: packagesOnly(Object.keys(MAY_IMPORT)) },
      to: {},
    },
    {
      name: 'catalogue-imports-types-of-world',
      comment: 'The catalogue knows worlds by their types: write `import type`. It may say texts.',
      severity: 'error',
      from: { path: '^packages/catalogue/' },
      to: {
        path: '^packages/world/',
        pathNot: '^packages/world/src/texts/texts[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'catalogue-imports-what-shop-offers',
      comment: 'Of the shop, the catalogue may import seams.ts, facts.ts, cast.ts, feature.ts and *.feature.ts.',
      severity: 'error',
      from: { path: '^packages/catalogue/' },
      to: {
        path: '^packages/shop/',
        pathNot: ['/(?:seams|facts|cast|feature)[.]ts$', '[.]feature[.]ts$'],
      },
    },
    {
      name: 'training-imports-promises-of-shop',
      comment:
        'Of the shop, training may import feature.ts and features.ts: a fix of a player must keep what the shop promises.',
      severity: 'error',
      from: { path: '^packages/training/' },
      to: { path: '^packages/shop/', pathNot: '^packages/shop/src/features?[.]ts$' },
    },
    {
      name: 'challenges-stay-apart',
      comment: 'What two challenges share belongs into packages/catalogue/weaknesses.',
      severity: 'error',
      from: { path: '^packages/catalogue/challenges/([^/]+)/' },
      to: { path: '^packages/catalogue/challenges/', pathNot: '^packages/catalogue/challenges/$1/' },
    },
    {
      name: 'weaknesses-stay-apart',
      comment: 'A shared weakness knows neither other weaknesses nor the challenges that use it.',
      severity: 'error',
      from: { path: '^packages/catalogue/weaknesses/([^/]+)/' },
      to: {
        path: '^packages/catalogue/(?:challenges|weaknesses)/',
        pathNot: '^packages/catalogue/weaknesses/$1/',
      },
    },
    {
      name: 'client-folders-hold-only-client-code',
      comment: 'What client/ imports reaches every browser: only its own files, and packages/isomorphic.',
      severity: 'error',
      from: { path: '^packages/catalogue/(challenges|weaknesses)/([^/]+)/client/', pathNot: '[.]test[.]ts$' },
      to: {
        path: OURS,
        pathNot: ['^packages/catalogue/$1/$2/client/', '^packages/isomorphic/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-imports-what-it-may',
      comment: 'apps/web may import contracts, isomorphic, the look and the client/ folders of the catalogue.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: OURS,
        pathNot: [
          '^apps/web/',
          '^packages/(?:contracts|isomorphic|look)/',
          '^packages/catalogue/(?:challenges|weaknesses)/[^/]+/client/',
        ],
      },
    },
    {
      name: 'web-imports-types-of-contracts',
      comment:
        'Schemas are too heavy for browsers: write `import type`. Code for browsers lies in packages/isomorphic.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/contracts/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'console-imports-what-it-may',
      comment: 'apps/console may import the look and types of contracts: it knows its server by its calls.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: { path: OURS, pathNot: ['^apps/console/', '^packages/(?:contracts|look)/'] },
    },
    {
      name: 'console-imports-types-of-contracts',
      comment: 'Schemas are too heavy for browsers: write `import type`.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: { path: '^packages/contracts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-imports-packages',
      comment: 'apps/server may import every package, and nothing else of ours.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: OURS, pathNot: ['^apps/server/', '^packages/'] },
    },
    {
      name: 'features-stay-below-the-app',
      comment:
        'In apps/web, lib knows nothing of ours, ui knows lib, a feature knows ui and lib, and app composes them.',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui|features)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'apps/web/src/ui and lib are used by features and must not know them.',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'What two features of apps/web share belongs into lib or ui, or app composes it.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'areas-need-each-other-one-way',
      comment:
        'Two areas of the shop, or parts of the training layer, that need each other are one, hide a third, or what lies above them composes them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/(shop|training)/src/[^/]+$' },
      to: { path: '^packages/$1/src/[^/]+$', circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'names-say-what-is-inside',
      comment: 'A name such as utils, helpers, common or manager says nothing: name the concept.',
      severity: 'error',
      from: {},
      to: { path: '[/.-](?:utils?|helpers?|common|managers?)(?:[/.-]|$)', pathNot: 'node_modules/' },
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere would slip through the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: '(?:^|/)node_modules/' },
    exclude: { path: '(?:^|/)dist/' },
    // Types count: a contract that imports a type of the shop depends on the shop.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
    },
  },
}
