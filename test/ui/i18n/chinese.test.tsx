import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage, createI18n, preferredLanguage } from '../../../src/ui/i18n'
import { en } from '../../../src/ui/i18n/en'
import { zh as signIn } from '../../../src/ui/features/sign-in/translations.zh'
import { NotFoundView } from '../../../src/ui/app-shell/not-found/NotFoundView'
import { allTranslations, languageNames } from '../support/all-translations'
import { screensIn } from '../support/screens'
import { english, show } from '../support/show'

const chinese = await createI18n('zh')
chinese.addResourceBundle('zh', 'sign-in', signIn)

/** Names, examples and units that are in Latin letters even in the Chinese texts. */
const same = /\bX\b|Loop|LOOP|English|\bID\b|\bAI\b|Enter|you@example\.com|name@example\.com|OK|\bmd\b|Ctrl/g
const areas = Object.keys(en).join('|')

describe('In Chinese', () => {
  it.each(Object.entries(screensIn(chinese.t)))(
    'the screen %s shows no translation key and no English word in Chinese',
    (_name, view) => {
      show(view, { i18n: chinese })
      const words = languageNames().reduce((so, name) => so.replace(name, ''), allTranslations())
      expect(words).toMatch(/\p{Script=Han}/u)
      expect(words).not.toMatch(new RegExp(`\\b(?:${areas})\\.[a-z]\\w+`))
      expect(words.replaceAll(same, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
      expect(words).not.toMatch(/{{|}}/)
    },
  )
})

describe('The language', () => {
  it.each([
    [['de-DE', 'zh-TW', 'en'], 'zh'],
    [['fr', 'en-GB', 'zh'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
    [['ZH'], 'zh'],
  ] as const)(
    'R1-359 for the browser languages %j the app chooses the first supported language, or else English: %s',
    (wanted, spoken) => {
      expect(preferredLanguage(wanted)).toBe(spoken)
    },
  )

  it('a change of language updates the texts and the lang attribute of the page', async () => {
    const i18n = await createI18n('en')
    show(<NotFoundView homeHref="/" />, { i18n })
    expect(document.documentElement.lang).toBe('en')
    await changeLanguage(i18n, 'zh')
    expect(await screen.findByText('页面不存在')).toBeTruthy()
    expect(document.documentElement.lang).toBe('zh-Hans')
    expect(english.language).toBe('en')
  })
})
