import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

const client: UserConfig = {
  build: { outDir: 'dist/client' },
}

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
  chunkSizeWarningLimit: 700,
} satisfies UserConfig['build']

export default defineConfig(({ isSsrBuild }) => {
  const { build, ...rest } = isSsrBuild === true ? server : client
  return {
    plugins: [react()],
    build: { ...common, ...build },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react-router-dom', 'xstate', 'rxjs', 'io-ts', 'inversify', 'i18next', 'react-i18next'],
    },
    ...rest,
  }
})
