import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'

export const client = {
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      output: {
        // Two files, not a dozen, for what every page needs: they pack better, and the libraries stay cached when only we have changed.
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial'] }, { name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  resolve: {
    // RxJS as it is written; its other build is for engines without classes.
    conditions: ['es2015', ...defaultClientConditions],
    // What InversifyJS itself loads: the same package without stand-ins for Map and WeakMap. Else both come.
    alias: [{ find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' }],
  },
} satisfies UserConfig

const server: UserConfig = {
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'src/adapters/simulator/node/main.ts' } },
  },
  // Everything but these two packages, which load native code, is bundled: the host is one file.
  ssr: { noExternal: true, external: ['libsql', 'ws'] },
}

export const common = {
  target: 'es2022',
  // By the script's target alone every light-dark() would be lowered, and what is dark in both themes would break.
  cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  emptyOutDir: true,
  // The policy allows no data: and no inline script.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} satisfies UserConfig['build']

export default defineConfig(({ isSsrBuild }) => {
  const { build, ...rest }: UserConfig = isSsrBuild === true ? server : client
  return {
    plugins: [react()],
    build: { ...common, ...build },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react-router-dom', 'xstate', 'rxjs', 'io-ts', 'inversify', 'i18next', 'react-i18next'],
    },
    ...rest,
  }
})
