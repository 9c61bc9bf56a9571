import { describe, expect, it } from 'vitest'
import { en } from '../../../src/ui/i18n/en'
import { createI18n } from '../../../src/ui/i18n'
import { screensIn } from '../support/screens'
import { english, show } from '../support/show'

/** Marks every text of the product, so that a test tells it from the words of a person. */
const MARK = '⟦'
const marked = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? marked(value) : `${MARK}${String(value)}`,
    ]),
  )
const i18n = await createI18n('en')
i18n.addResourceBundle('en', 'translation', marked(en), false, true)

/** The text that decides the direction of an element with `dir="auto"`: isolated parts do not count. */
const decisiveText = (element: Element): string => {
  const copy = document.createElement('div')
  copy.append(element.cloneNode(true))
  for (const part of copy.querySelectorAll(':scope > * bdi, :scope > * [dir]')) part.remove()
  return copy.textContent
}

describe('The direction of a text', () => {
  it.each(Object.entries(screensIn(i18n.t)))(
    'on the screen %s the direction comes from the words of a person alone, never from a text of the product',
    (_name, view) => {
      show(view, { i18n })
      const wrong = [...document.querySelectorAll('[dir="auto"]')]
        .map(decisiveText)
        .filter((text) => text.includes(MARK))
      expect(wrong).toEqual([])
    },
  )

  it('a name with right-to-left letters is isolated in a sentence, and any other name is left as it is', () => {
    expect(english.t('announce.by', { name: 'خالد' })).toContain('\u2068خالد\u2069')
    expect(english.t('announce.by', { name: 'Ben <b>' })).toContain('Ben <b>')
    expect(english.t('announce.by', { name: 'Ben' })).not.toMatch(/[\u2068\u2069]/)
  })
})
