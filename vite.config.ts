import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown'
/** Constants that the build puts into the program. */
export const define = { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) }

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

/** All dynamically imported modules that include this module. */
const broughtBy = (id: string, modules: Modules): readonly string[] => {
  const reached = new Set([id])
  for (const module of reached)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer)
  return [...reached].filter((module) => (modules.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0)
}

/** One pattern that matches if any of these does. */
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'))

const SHELL = /\/ui\/app-shell\/AppShell\.tsx$/
const PAGE_INSIDE = /\/ui\/features\/(?:group(?:\/discover)?|chat\/(?:listing|direct))\/\w+(?:Screens?|Page)\.tsx$/
/** The first pages after opening the app. */
const OPENING = /\/ui\/(?:app-shell\/AppShell|features\/group\/discover\/\w+Screen)\.tsx$/
/** The conversation list, without any chat. */
const LIST = /\/ui\/features\/chat\/listing\/MessagesScreen\.tsx$/
/** Overlays load after the page. They must not pull in chat code for a small shared part. */
const OVER_PAGES = /\/ui\/app-shell\/(?!AppShell\.)/
/** The menu, its button's chevron, and the globe of the language menu on the first page. */
const MENU = /\/ui\/components\/overlay\/(?:Menu|menu-entries)\.|\/icons\/(?:chevron-down|globe)\./
/** Small modules of the sign-in page. */
const WAYS = anyOf(
  /\/domain\/sign-in\/(?:email-sign-in\.rules|qr-sign-in\.messages)\.ts$/,
  /\/ui\/\S*\/(?:(?:XLogo|x-error-text)\.tsx?|sign-in\.module\.css)$/,
  /\/icons\/(?:qr-code|eye)\./,
)
/** Close and copy icons: screens that draw one also draw the other. */
const SIGNS = /\/icons\/(?:x|copy)\./
/** Icons of the list of wallets. */
const WALLET_SIGNS = /\/icons\/(?:chevron-right|flask-conical)\./
/** Icons of the app shell's first page. In one file: a dozen separate files have more overhead than content. */
const FRAME_SIGNS = anyOf(
  /\/ui\/components\/layout\/(?:idle\.ts|XMark\.tsx)$/,
  /\/icons\/(?:audio-lines|bell-off|clock|lock|message-circle|pin|plus|search)\./,
  /\/icons\/(?:settings-2|user-round|users-round|check-check)\./,
)
/** Icons of the conversation list and its menu. */
const LIST_SIGNS = /\/icons\/(?:eraser|messages-square|pin-off|trash)\./
/** Icons of a chat. Separately it would wait for 18 files. */
const CHAT_SIGNS = anyOf(
  /\/icons\/(?:arrow-up|ban|chevron-left|ellipsis|external-link|file-text|flag|gem|gift|image-plus|info)\./,
  /\/icons\/(?:megaphone|pencil|play|settings|sticker|trophy|user-plus|video)\./,
)
/** Dates, numbers and amounts. Every page in the app shell formats all of them. */
const FORMATS = /\/ui\/format\/(?:dates|use-format|numbers|money)\.ts$/
const GROUP_CARD = anyOf(
  /\/ui\/features\/group\/discover\/(?:Group(?:Card|Name)|MemberCount)\.tsx$/,
  /\/ui\/features\/group\/discover\/(?:group-card|group-name|member-count)\.module\.css$/,
)
const PAGE_OUTSIDE = /\/ui\/features\/sign-in\/(?:(?:email|wallet)\/)?\w+Screen\.tsx$/

/**
 * Features that load together share a file, and so do their wire adapters. `modules` names what a group needs of other
 * features. A module that several groups need belongs to the first of them.
 */
const FEATURE_GROUPS = [
  {
    name: 'shell.features',
    features: ['connection', 'group', 'balance'],
    modules: anyOf(
      /\/domain\/(?:chat\/chat[.-]actions?\.|profile\/profile(?:\.rules)?\.ts|group-admin\/group-(?:actions\.ts|admin\.messages))/,
      /\/adapters\/features\/\w+\/(?:connection|group|balance)\.module\.ts$|\/adapters\/lazy\/app-shell-adapters\.ts$/,
      /\/domain\/(?:kernel\/(?:paged|decimal|truncate-graphemes)|price\/price\.messages)\.ts$/,
      /\/domain\/(?:event-log\/reducer-with-effects|session\/(?:account-changes|deleted-name)|query\/query)\.ts$/,
      /\/domain\/kernel\/canonical-json\.ts$/,
      /\/application\/(?:effects\/query-effects|notifications-and-toasts\/toast-helpers)\.ts$/,
    ),
    adapters: /\/adapters\/lazy\/app-shell-adapters\.ts$/,
  },
  {
    name: 'chat.features',
    features: ['chat', 'meme', 'profile', 'upload', 'announcement', 'group-overview'],
    modules: anyOf(
      /\/domain\/kernel\/(?:seq-map(?:-pages)?|intervals|links)\.ts$/,
      /\/application\/log\/tabs\/(?:unstored-commands|command-recovery|unique-timestamps)\.ts$|\/browser\/storage\/command-journal\.ts$/,
      /\/adapters\/features\/\w+\/(?:chat|meme|profile|upload|announcement|group-overview)\.module\.ts$/,
    ),
    adapters: /\/adapters\/lazy\/community-adapters\.ts$/,
  },
  {
    name: 'space.features',
    features: ['space'],
    modules: /\/adapters\/features\/\w+\/space\.module\.ts$/,
    adapters: /\/adapters\/lazy\/space-ports\.ts$/,
  },
]

/** The feature whose folder of the domain or of the application contains the module. */
const featureOf = (id: string): string => /\/src\/(?:domain|application\/features)\/([^/]+)\//.exec(id)?.[1] ?? ''

/** Modules of these features that only later code uses: the check of a chosen file. */
const LATER = /\/domain\/upload\/sniff-file-type\.ts$/

const featureGroup = (id: string, modules: Modules): string | null => {
  if (LATER.test(id)) return null
  const named = FEATURE_GROUPS.find((group) => group.modules.test(id) || group.features.includes(featureOf(id)))
  if (named !== undefined || !id.includes('/src/adapters/')) return named?.name ?? null
  const brought = broughtBy(id, modules)
  if (brought.includes(id)) return null
  return (
    FEATURE_GROUPS.find((group) => brought.some((by) => group.adapters.test(by) || group.modules.test(by)))?.name ??
    null
  )
}

/**
 * One file for modules that pages in the app shell share, another for those that chats share, instead of a dozen
 * requests.
 */
const sharedName = (id: string, modules: Modules): string | null => {
  // The domain's importers do not show which area uses it.
  if (id.includes('/src/domain/')) return null
  const brought = broughtBy(id, modules)
  const inside = brought.filter((by) => SHELL.test(by) || PAGE_INSIDE.test(by))
  if (inside.length < 2 || brought.includes(id) || brought.some((by) => PAGE_OUTSIDE.test(by))) return null
  if (inside.some((by) => OPENING.test(by))) return 'frame'
  if (brought.some((by) => OVER_PAGES.test(by))) return null
  return inside.some((by) => LIST.test(by)) ? 'talks' : 'chat'
}

const ROUTER = /\/node_modules\/react-router\/dist\/production\//

/** Exact amounts and their library. */
const EXACT = /\/node_modules\/big\.js\/|\/domain\/kernel\/decimal-math\./

export const client = {
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      // No code here reads a property or a global for its side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // A first load names a hundred files, so names are short. Hashes do not compress; seven characters tell builds
        // apart. Tests recognise features by `.module`, and groups of features by `.fe`.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          `assets/${name.endsWith('.module') ? name : name.slice(0, name.includes('.fe') ? 8 : 4)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.endsWith('.css') ? name.slice(0, 3) : '[name]'}-[hash:7][extname]`,
        // Two files for the modules of every page: they compress better, and the libraries stay cached when only our
        // code changes.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'first', tags: ['$initial'] },
            { name: 'menu', test: MENU, includeDependenciesRecursively: false },
            { name: 'ways', test: WAYS, includeDependenciesRecursively: false },
            { name: 'signs', test: SIGNS, includeDependenciesRecursively: false },
            { name: 'frame-signs', test: FRAME_SIGNS, includeDependenciesRecursively: false },
            { name: 'wallet-signs', test: WALLET_SIGNS, includeDependenciesRecursively: false },
            // Used only for payments; keep them out of the shared file.
            { name: 'exact', test: EXACT, includeDependenciesRecursively: false },
            { name: 'formats', test: FORMATS, includeDependenciesRecursively: false },
            { name: 'group-card', test: GROUP_CARD, includeDependenciesRecursively: false },
            { name: 'list-signs', test: LIST_SIGNS, includeDependenciesRecursively: false },
            { name: 'chat-signs', test: CHAT_SIGNS, includeDependenciesRecursively: false },
            { name: featureGroup, debugName: 'features', includeDependenciesRecursively: false },
            { name: sharedName, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    // The untransformed build of RxJS; the default one is for engines without classes.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // InversifyJS imports the same package without polyfills for Map and WeakMap. Without the alias both are bundled.
      { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
      // React 18+ has this built in; the shim is for older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      // The package's entry is its development build, with warnings.
      { find: /^react-router$/, replacement: fileOf('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: fileOf('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
} satisfies UserConfig

/**
 * The client of the simulator's server. The app is an entry of its own. So the HTML has one script element for each of
 * the app's files, and the browser evaluates each file in a task of its own.
 */
const served = {
  ...client,
  build: {
    ...client.build,
    rolldownOptions: { ...client.build.rolldownOptions, input: { index: 'index.html', app: 'src/main.tsx' } },
  },
} satisfies UserConfig

/** The module that replays exported logs. Node runs it, and so does a page in test builds. */
const replay: UserConfig = {
  build: {
    outDir: 'dist/client/assets',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { replay: 'src/replay.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
}

/** The script for other sites, under a stable name. */
const embed: UserConfig = {
  build: {
    outDir: 'dist/client/embed',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { loop: 'src/embed/loop.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
}

/** The service worker. `scripts/build/service-worker.mjs` passes the list of files. */
const offline: UserConfig = {
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { offline: 'src/offline/worker.ts' },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

/** The script that runs before the first paint of an opening page. `scripts/build/first-views.mjs` places it. */
const early: UserConfig = {
  build: {
    copyPublicDir: false,
    rolldownOptions: { input: { early: 'src/main.early.ts' }, output: { format: 'iife' } },
  },
}

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'src/adapters/simulator/node/main.ts' } },
  },
  // Bundle everything except packages that load native code, and those that a server without NATS never loads.
  ssr: {
    noExternal: true,
    external: ['libsql', 'ws', '@napi-rs/image', '@nats-io/jetstream', '@nats-io/transport-node'],
  },
}

export const common = {
  target: 'es2022',
  // The script's target alone would lower `light-dark()` and break elements that are dark in both themes.
  cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  emptyOutDir: true,
  // The content security policy allows no `data:` URLs and no inline scripts.
  assetsInlineLimit: 0,
  // Preload styles only. A list of every page's scripts would add to the first load, and a script whose preload failed
  // offline could not be fetched again.
  // The entry's own files are all preloaded.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
  },
  reportCompressedSize: false,
} satisfies UserConfig['build']

/**
 * Strips display names, marks wrappers as pure and disables link prefetching. Otherwise the bundler keeps unused router
 * features (forms, scripts, prefetching, scroll restoration).
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  transform: (code, id) =>
    ROUTER.test(id)
      ? {
          code: code
            .replace(/^\w+\.displayName = .*;$/gm, '')
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(/return shouldPrefetch && .*PrefetchPageLinks.* : link;/, 'return link;'),
          map: null,
        }
      : null,
}

export default defineConfig(({ isSsrBuild, mode }) => {
  const named = new Map([
    ['replay', replay],
    ['embed', embed],
    ['offline', offline],
    ['early', early],
  ])
  const { build, ...rest }: UserConfig = isSsrBuild === true ? server : (named.get(mode) ?? served)
  return {
    plugins: [react(), slimRouter],
    define,
    build: { ...common, ...build },
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        'react-router-dom',
        'xstate',
        'rxjs',
        'io-ts',
        'inversify',
        'i18next',
        'react-i18next',
      ],
    },
    ...rest,
  }
})
