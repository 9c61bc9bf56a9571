import { createHash } from 'node:crypto'
import path from 'node:path'
import { OPENING_ROUTES, WORDS } from '../lib/opening-routes.mjs'
import { root } from '../lib/root.mjs'

const ENTRY = 'index.html'
const APP = 'src/main.tsx'
/** As in the other files' names (vite.config.ts). */
const HASH_LENGTH = 7

/** @param {string} id */
const fromRoot = (id) => path.relative(root, id).split(path.sep).join('/')

/**
 * The page's file. `static-files.ts` finds the file by the same rule: dots for slashes, the name of a parameter for its
 * value, then the language.
 * @param {string} route @param {string} language
 */
const fileOf = (route, language) => `pages/${route.slice(1).replaceAll('/', '.').replaceAll(':', '')}.${language}.html`

/**
 * The first view needs the styles at once. The page's style sheets come before the entry's script, because a browser
 * requests files in this order.
 * @param {string} file
 */
const linkTo = (file) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

const SCRIPT = '<script type="module"'
const STYLE = /\n *<link rel="stylesheet"[^>]*>/g
const HTML = '<html lang="en">'
const ROOT = '<div id="root"></div>'
/** The routes whose early script signs a newcomer in and reads the page's first list. */
const WITH_CALLS = new Set(['/group', '/group/:key', '/message'])

/**
 * Wraps the layouts of a first view, and what members and visitors see, where they differ.
 * @param {string} first @param {string} firstHtml @param {string} second @param {string} secondHtml
 */
const either = (first, firstHtml, second, secondHtml) =>
  firstHtml === secondHtml
    ? firstHtml
    : `<div class="first-view-${first}">${firstHtml}</div><div class="first-view-${second}">${secondHtml}</div>`

/** @param {import('./first-views.mjs').FirstViews['views']} views @param {string} route @param {string} language */
const markupOf = (views, route, language) => {
  const made = views[route]?.[language] ?? {}
  /** @param {string} layout */
  const ofLayout = (layout) => {
    const visitor = made[`${layout}-visitor`] ?? ''
    return either('visitor', visitor, 'member', made[`${layout}-member`] ?? visitor)
  }
  return either('wide', ofLayout('wide'), 'narrow', ofLayout('narrow'))
}

/** The page's language tag, and what the first view says if the page's scripts have not come after 10 s (base.css). */
const LANGUAGES = {
  en: { tag: 'en', late: 'Loading takes longer than usual. Check your network.', reload: 'Reload' },
  zh: { tag: 'zh-Hans', late: '加载时间比平时长，请检查网络。', reload: '重新加载' },
}

/**
 * The first view waits for React without taking focus or clicks, and assistive technology does not see it.
 * @param {string} markup @param {{ readonly late: string, readonly reload: string }} words
 */
const beforeRoot = (markup, { late, reload }) =>
  `<div id="first-view"><div inert aria-hidden="true">${markup}</div>` +
  `<p class="first-view-late">${late} <a href="">${reload}</a></p></div>\n    ${ROOT}`

/**
 * Writes a copy of index.html for each opening route and language. The copy names the files of the route, so the
 * browser requests these files together with the entry's, not only after the entry has run. It also contains the first
 * view of the page.
 * @param {import('./first-views.mjs').FirstViews & { readonly early: string }} made
 * @returns {import('vite').Plugin}
 */
export const routePages = ({ views, styles, early }) => ({
  name: 'route-pages',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle[ENTRY]
      if (page?.type !== 'asset') throw new Error(`the build has no ${ENTRY}`)
      const html = String(page.source)
      /** @param {string} name @param {string} extension @param {string} source */
      const put = (name, extension, source) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH)
        const fileName = `assets/${name}-${hash}.${extension}`
        this.emitFile({ type: 'asset', fileName, source })
        return fileName
      }
      const earlyFile = put('early', 'js', early)
      const looksFile = put('first-view', 'css', styles)
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
        /** @type {Set<import('vite').Rolldown.OutputChunk>} */
        const reached = new Set()
        // A chunk comes after its imports, so that its styles win, as they do when the chunk loads on demand.
        /** @param {import('vite').Rolldown.OutputChunk} chunk */
        const reach = (chunk) => {
          if (reached.has(chunk)) return
          for (const name of chunk.imports) for (const one of chunks) if (one.fileName === name) reach(one)
          reached.add(chunk)
        }
        for (const module of modules) reach(chunkOf(module))
        return [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      }
      for (const [language, words] of Object.entries(WORDS)) {
        const texts = language === 'zh' ? LANGUAGES.zh : LANGUAGES.en
        for (const [route, modules] of Object.entries(OPENING_ROUTES)) {
          const own = modules.map((module) => module.replace('/i18n/en.', `/i18n/${language}.`))
          const files = [...new Set(filesOf([APP, words, ...own]))].filter((file) => !html.includes(file))
          const isStyle = (/** @type {string} */ file) => file.endsWith('.css')
          const links = [...(html.match(STYLE) ?? []), ...[...files.filter(isStyle), looksFile].map(linkTo)]
          const scripts = files.filter((file) => !isStyle(file)).map(linkTo)
          const before = [`<script src="/${earlyFile}"></script>`, ...links.map((link) => link.trim())]
          const calls = WITH_CALLS.has(route) ? ' data-calls="early"' : ''
          this.emitFile({
            type: 'asset',
            fileName: fileOf(route, language),
            source: html
              .replace(HTML, `<html lang="${texts.tag}"${calls}>`)
              .replaceAll(STYLE, '')
              .replace(SCRIPT, (script) => `${before.join('\n    ')}\n    ${script}`)
              .replace('</head>', () => `  ${scripts.join('\n    ')}\n  </head>`)
              .replace(ROOT, () => beforeRoot(markupOf(views, route, language), texts)),
          })
        }
      }
    },
  },
})
