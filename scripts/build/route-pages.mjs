import path from 'node:path'
import { OPENING_ROUTES, WORDS } from '../lib/opening-routes.mjs'
import { root } from '../lib/root.mjs'

const ENTRY = 'index.html'

/** @param {string} id */
const fromRoot = (id) => path.relative(root, id).split(path.sep).join('/')

/**
 * The page's file. `static-files.ts` finds the file by the same rule: dots for slashes, the name of a parameter for its
 * value, then the language.
 * @param {string} route @param {string} language
 */
const fileOf = (route, language) => `pages/${route.slice(1).replaceAll('/', '.').replaceAll(':', '')}.${language}.html`

/** @param {string} file */
const linkTo = (file) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * Writes a copy of index.html for each opening route and language. The copy names the files of the route, so the
 * browser requests these files together with the entry's, not only after the entry has run.
 * @returns {import('vite').Plugin}
 */
export const routePages = () => ({
  name: 'route-pages',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle[ENTRY]
      if (page?.type !== 'asset') throw new Error(`the build has no ${ENTRY}`)
      const html = String(page.source)
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      /** @param {string} module */
      const chunkOf = (module) => {
        const found = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => path.isAbsolute(id) && fromRoot(id) === module),
        )
        if (found === undefined) throw new Error(`${module} is in no file of the build`)
        return found
      }
      /** @param {readonly string[]} modules */
      const filesOf = (modules) => {
        const reached = new Set(modules.map(chunkOf))
        for (const { imports } of reached)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
        return [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      }
      for (const [language, words] of Object.entries(WORDS))
        for (const [route, modules] of Object.entries(OPENING_ROUTES)) {
          const own = modules.map((module) => module.replace('/i18n/en.', `/i18n/${language}.`))
          const links = [...new Set(filesOf([words, ...own]))].filter((file) => !html.includes(file)).map(linkTo)
          this.emitFile({
            type: 'asset',
            fileName: fileOf(route, language),
            source: html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`),
          })
        }
    },
  },
})
