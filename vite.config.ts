import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig, type UserConfig } from 'vite'

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown'

/** What reads exported logs: for the command line, and in builds for tests for the page as well. */
const replay = 'src/replay.ts'

const client = (isTesting: boolean): UserConfig => ({
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      input: isTesting ? { index: 'index.html', replay } : { index: 'index.html' },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === 'replay' ? 'assets/replay.js' : 'assets/[name]-[hash].js') },
    },
  },
})

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'src/adapters/simulator/node/main.ts', replay } },
  },
  // Everything but these two packages, which load native code, is bundled: the host is one file.
  ssr: { noExternal: true, external: ['libsql', 'ws'] },
}

export default defineConfig(({ isSsrBuild, mode }) => {
  const { build, ...rest } = isSsrBuild === true ? server : client(mode === 'testing')
  return {
    plugins: [react()],
    define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
    build: {
      target: 'es2022',
      // By the script's target alone every light-dark() would be lowered, and what is dark in both themes would break.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      emptyOutDir: true,
      // The policy allows no data: and no inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...build,
    },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react-router-dom', 'xstate', 'rxjs', 'io-ts', 'inversify', 'i18next', 'react-i18next'],
    },
    ...rest,
  }
})
