import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'

/** @import { TranslationKey } from './translation-keys.ts' */
/** @typedef {{ [key: string]: string | Texts }} Texts */

const ui = path.join(root, 'src', 'ui')
const CORE_FILES = ['core', 'community', 'spaces-and-admin']

/**
 * Merges the texts of two files, because both files may use the same top-level key.
 * @param {Texts} into @param {Texts} texts @returns {Texts}
 */
function merge(into, texts) {
  const merged = Object.entries(texts).map(([key, value]) => {
    const known = into[key]
    return [key, typeof known === 'object' && typeof value === 'object' ? merge(known, value) : value]
  })
  return { ...into, ...Object.fromEntries(merged) }
}

/** @param {string} text */
const escapeRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Reads the product's texts in one language.
 * @param {string} language
 * @returns {Promise<(key: TranslationKey) => RegExp>} a pattern for the whole text, with anything in its placeholders
 */
export async function loadTranslations(language) {
  const { runnerImport } = await import('vite')
  /** @param {string} file @returns {Promise<Texts[]>} */
  const load = async (file) => {
    const { module } = await runnerImport(file, { configFile: false, root })
    return Object.values(/** @type {Record<string, Texts>} */ (module))
  }
  const core = await Promise.all(CORE_FILES.map((name) => load(path.join(ui, 'i18n', `${language}.${name}.ts`))))
  /** @type {Record<string, Texts>} */
  const namespaces = { '': core.flat().reduce(merge, {}) }
  for (const name of readdirSync(path.join(ui, 'features'))) {
    const file = path.join(ui, 'features', name, `translations.${language}.ts`)
    if (existsSync(file)) namespaces[name] = (await load(file)).reduce(merge, {})
  }

  return (key) => {
    const [dotted = '', namespace = ''] = key.split(':').toReversed()
    const steps = dotted.split('.')
    const last = steps.pop() ?? ''
    const texts = steps.reduce((/** @type {string | Texts | undefined} */ at, step) => {
      return typeof at === 'object' ? at[step] : undefined
    }, namespaces[namespace])
    const text = typeof texts === 'object' ? (texts[last] ?? texts[`${last}_other`]) : undefined
    if (typeof text !== 'string') throw new Error(`The ${language} translations have no text for ${key}`)
    return new RegExp(
      `^${text
        .split(/\{\{[^}]+\}\}/)
        .map(escapeRegExp)
        .join('.*')}$`,
    )
  }
}
