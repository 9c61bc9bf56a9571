import { chatRefusalsZh } from './refusals-chat.zh'
import { featureRefusalsZh } from './refusals-features.zh'

const zh = new Map([...Object.entries(chatRefusalsZh), ...Object.entries(featureRefusalsZh)])

/** The largest text of a figure or a name in a refusal. */
const BLANK = '(.{1,200})'

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()[\]|\\]/gu, String.raw`\$&`)

/** The refusals with blanks, as expressions that find what stands in the blanks. */
const patterns = [...zh].flatMap(([text, translated]) =>
  text.includes('{}') ? [{ shape: new RegExp(`^${text.split('{}').map(escaped).join(BLANK)}$`, 'u'), translated }] : [],
)

const filled = (translated: string, [, ...blanks]: RegExpExecArray): string =>
  translated
    .split('{}')
    .map((part, at) => part + (blanks[at] ?? ''))
    .join('')

/**
 * A refusal in the language of the reader. `language` is the header `display-language`. A language without a text, and
 * a text without a translation, stay English.
 */
export const translateRefusal = (language: string | null, words: string): string => {
  if (language?.startsWith('zh') !== true) return words
  const exact = zh.get(words)
  if (exact !== undefined) return exact
  for (const { shape, translated } of patterns) {
    const found = shape.exec(words)
    if (found !== null) return filled(translated, found)
  }
  return words
}
