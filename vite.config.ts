import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown'
/** What the build tells the program of itself. */
export const define = { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) }

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

/** The files fetched on their own that bring this module along. */
const broughtBy = (id: string, modules: Modules): readonly string[] => {
  const reached = new Set([id])
  for (const one of reached) for (const importer of modules.getModuleInfo(one)?.importers ?? []) reached.add(importer)
  return [...reached].filter((one) => (modules.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0)
}

const SHELL = /\/ui\/app-shell\/AppShell\.tsx$/
const PAGE_INSIDE = /\/ui\/features\/(?:group(?:\/discover)?|chat\/(?:listing|direct))\/\w+(?:Screens?|Page)\.tsx$/
/** Who comes in sees one of these first. */
const OPENING = /\/ui\/(?:app-shell\/AppShell|features\/group\/discover\/\w+Screen)\.tsx$/
/** A list of conversations, without any chat. */
const LIST = /\/ui\/features\/chat\/listing\/MessagesScreen\.tsx$/
/** What lies over pages comes by itself, after them: it must not bring a chat along for a small part that both use. */
const OVER_PAGES = /\/ui\/app-shell\/(?!AppShell\.)/
/** A menu, the arrow on its button, and the sign of the first that anyone sees: that of languages. */
const MENU = /\/ui\/components\/overlay\/(?:Menu|menu-entries)\.|\/icons\/(?:chevron-down|globe)\./
/** No page is without these, each of which comes by itself. */
const EVERYWHERE = /\/ui\/(?:components\/feedback\/Logo|app\/use-preferences)\.tsx?$/
/** Small things that the page with the ways in needs. */
const WAYS =
  /\/domain\/session\/(?:email-sign-in\.rules|qr-sign-in\.messages)\.ts$|\/ui\/\S*\/(?:(?:XLogo|x-error-text)\.tsx?|sign-in\.module\.css)$|\/icons\/(?:qr-code|eye)\./
/** Signs of what is closed and of what is copied: who draws the one draws the other. */
const SIGNS = /\/icons\/(?:x|copy)\./
/**
 * Signs that the frame draws on its first page: one file, for a dozen of them weigh more in their wrapping than in
 * themselves.
 */
const FRAME_SIGNS =
  /\/icons\/(?:audio-lines|bell-off|clock|lock|message-circle|pin|plus|search|settings-2|user-round|users-round)\./
/** Signs of a list of conversations, and of its menu. */
const LIST_SIGNS = /\/icons\/(?:eraser|messages-square|pin-off|trash)\./
/** Signs that a chat draws: it waited for a dozen and a half files. */
const CHAT_SIGNS =
  /\/icons\/(?:arrow-up|ban|chevron-left|ellipsis|external-link|file-text|flag|gem|gift|image-plus|info|megaphone|pencil|play|settings|sticker|trophy|user-plus|video)\./
const PAGE_OUTSIDE = /\/ui\/features\/sign-in\/(?:wallet\/)?\w+Screen\.tsx$/

/**
 * What an area brings to the logs (ADR 13) is one file with its side of the wire: whoever wants the one wants the
 * other.
 */
const AREAS = [
  {
    name: 'frame.area',
    adapters: /\/adapters\/lazy\/app-shell-adapters\.ts$/,
    log: /\/domain\/(?:manifests\/app-shell\.|balance|connection\/socket\.|group\/|price\/|shell\/balance-and-activity\.|profile\/profile(?:\.rules)?\.ts|kernel\/(?:paged|decimal))|\/effects\/(?:connection|balance-and-activity|group)\.effects/,
  },
  {
    name: 'inside.area',
    adapters: /\/adapters\/lazy\/community-adapters\.ts$/,
    log: /\/domain\/(?:manifests\/community\.|chat\/|meme\/|profile\/|announcement\/|global-search\/|join\/|group-admin\/|group-overview\/|upload\/upload|session\/qr-approval\.machine|connection\/chat-service|kernel\/(?:seq-map|intervals|links))|\/effects\/(?:sign-in\/)?(?:announce-form|announcement|chat|chat-service|composer|global-search|autocomplete|join|meme|profile|profile-form|qr-approval|group-admin|search|group-overview|attachment|upload)\.effects|\/application\/(?:effects\/send-validation|features\/community\/)/,
  },
  // After what it builds on: what both need of the wire belongs to the one before.
  {
    name: 'spaces.area',
    adapters: /\/adapters\/lazy\/space-ports\.ts$/,
    log: /\/domain\/(?:manifests\/spaces\.|space\/|kernel\/media-fault)|\/effects\/spaces\.effects|\/application\/media\/(?:room-media|keyed-subscription)/,
  },
]

const areaName = (id: string, modules: Modules): string | null => {
  const isOfWire = id.includes('/src/adapters/')
  const brought = isOfWire ? broughtBy(id, modules) : []
  if (brought.includes(id)) return null
  return (
    AREAS.find(({ log, adapters }) => (isOfWire ? brought.some((by) => adapters.test(by)) : log.test(id)))?.name ?? null
  )
}

/**
 * What pages in the frame share is one file, what those with conversations share another, not a dozen that are each
 * waited for.
 */
const sharedName = (id: string, modules: Modules): string | null => {
  // Who imports a part of the domain is not seen through the one door of its area.
  if (id.includes('/src/domain/')) return null
  const brought = broughtBy(id, modules)
  const inside = brought.filter((by) => SHELL.test(by) || PAGE_INSIDE.test(by))
  if (inside.length < 2 || brought.includes(id) || brought.some((by) => PAGE_OUTSIDE.test(by))) return null
  if (inside.some((by) => OPENING.test(by))) return 'frame'
  if (brought.some((by) => OVER_PAGES.test(by))) return null
  return inside.some((by) => LIST.test(by)) ? 'talks' : 'chat'
}

const ROUTER = /\/node_modules\/react-router\/dist\/production\//

/** Exact amounts, with their library. */
const EXACT = /\/node_modules\/big\.js\/|\/domain\/kernel\/decimal-math\.|\/domain\/query\//

export const client = {
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      output: {
        // A first load names a hundred files, and nothing of a hash can be packed: seven letters of it tell two builds
        // of one file apart as well.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Two files, not a dozen, for what every page needs: they pack better, and the libraries stay cached when only
        // we have changed.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'first', tags: ['$initial'] },
            { name: 'first', test: EVERYWHERE },
            { name: 'menu', test: MENU, includeDependenciesRecursively: false },
            { name: 'ways', test: WAYS, includeDependenciesRecursively: false },
            { name: 'signs', test: SIGNS, includeDependenciesRecursively: false },
            { name: 'frame-signs', test: FRAME_SIGNS, includeDependenciesRecursively: false },
            // Only what is bought and moved needs these: they are not to come along with what pages share.
            { name: 'exact', test: EXACT, includeDependenciesRecursively: false },
            { name: 'list-signs', test: LIST_SIGNS, includeDependenciesRecursively: false },
            { name: 'chat-signs', test: CHAT_SIGNS, includeDependenciesRecursively: false },
            { name: areaName, debugName: 'areas', includeDependenciesRecursively: false },
            { name: sharedName, debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    // RxJS as it is written; its other build is for engines without classes.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // What InversifyJS itself loads: the same package without stand-ins for Map and WeakMap. Else both come.
      { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
      // React has had this for long; the other copy is for those before 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      // The package names only its development build, warnings and all.
      { find: /^react-router$/, replacement: fileOf('node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: fileOf('node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
} satisfies UserConfig

/** One file that folds exported logs; Node and, in builds for tests, a page run the very same. */
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

/** The file that other sites load, under a name that stays. */
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

/** What keeps the page for offline; the list of files is handed over by `scripts/build/service-worker.mjs`. */
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

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'src/adapters/simulator/node/main.ts' } },
  },
  // Everything but these packages, which load native code, is bundled: the host is one file.
  ssr: { noExternal: true, external: ['libsql', 'ws', '@napi-rs/image'] },
}

export const common = {
  target: 'es2022',
  // By the script's target alone every light-dark() would be lowered, and what is dark in both themes would break.
  cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  emptyOutDir: true,
  // The policy allows no data: and no inline script.
  assetsInlineLimit: 0,
  // Which scripts a page wants is found out when it comes: a list of them all would be in everybody's first load, and a
  // script whose
  // preloading failed for want of a network could not be had again. Styles must be there first; what everybody waits
  // for comes all at once.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
  },
  reportCompressedSize: false,
} satisfies UserConfig['build']

/**
 * Names that only a debugger shows, wrappings that do nothing, and what a link would do in a framework with a server:
 * because of them a
 * bundler keeps parts of the router that nobody here uses (forms, scripts, fetching ahead, restored scrolling).
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
  const { build, ...rest }: UserConfig =
    isSsrBuild === true
      ? server
      : mode === 'replay'
        ? replay
        : mode === 'embed'
          ? embed
          : mode === 'offline'
            ? offline
            : client
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
