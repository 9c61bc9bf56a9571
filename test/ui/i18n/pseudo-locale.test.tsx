import { describe, expect, it } from 'vitest'
import { createI18n } from '../../../src/ui/i18n'
import { en } from '../../../src/ui/i18n/en'
import { en as signIn } from '../../../src/ui/features/sign-in/translations.en'
import { allTranslations, languageNames } from '../support/all-translations'
import { screensIn } from '../support/screens'
import { show } from '../support/show'

const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const TO = 'áƀćđéƒǵħíĵķłḿńóƥɋŕśţúṽŵẋýźÁƁĆĐÉƑǴĦÍĴĶŁḾŃÓƤɊŔŚŢÚṼŴẊÝŹ'

/** Replaces each letter by an accented letter and makes the text a third longer. Keeps the placeholders. */
const pseudo = (text: string): string =>
  text
    .split(/({{.*?}})/)
    .map((part) =>
      part.startsWith('{{')
        ? part
        : Array.from(part, (letter) => TO[FROM.indexOf(letter)] ?? letter).join('') + '·'.repeat(part.length / 3),
    )
    .join('')
const pseudoOf = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? pseudoOf(value) : pseudo(String(value)),
    ]),
  )

const strange = await createI18n('en')
strange.addResourceBundle('en', 'translation', pseudoOf(en), false, true)
strange.addResourceBundle('en', 'sign-in', pseudoOf(signIn))

/** Words that no translation file contains: dates from the browser, names of keys and of currencies. */
const NO_WORDS =
  /\b(?:Ctrl|at|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December)\b/g

describe('In the pseudo-locale', () => {
  it('a text in the pseudo-locale has accented letters and extra length, and keeps its placeholders', () => {
    expect(pseudo('Sign in, {{name}}')).toBe('Śíǵń íń, ···{{name}}')
  })

  it.each(Object.entries(screensIn(strange.t)))(
    'in the pseudo-locale the screen %s shows no English word, so every word comes from the translations',
    (_name, view) => {
      show(view, { i18n: strange })
      const words = languageNames().reduce((so, name) => so.replace(name, ''), allTranslations())
      expect(words).toMatch(/[áéíóúćńśŕ]/)
      expect(
        words
          .replaceAll('LOOP', '')
          .replaceAll(NO_WORDS, '')
          .match(/[A-Za-z]{2,}/g) ?? [],
      ).toEqual([])
    },
  )
})
