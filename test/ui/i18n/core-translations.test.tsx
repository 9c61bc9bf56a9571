import { describe, expect, it } from 'vitest'
import { addTranslationPart, createI18n } from '../../../src/ui/i18n'
import { community } from '../../../src/ui/i18n/en.community'
import { en as signIn } from '../../../src/ui/features/sign-in/translations.en'
import { allTranslations } from '../support/all-translations'
import { screensIn } from '../support/screens'
import { show } from '../support/show'

const first = await createI18n('en', ['core'])
first.addResourceBundle('en', 'sign-in', signIn)
/** A translation key. The screen shows the key of each missing translation. */
const KEY = new RegExp(`\\b(?:${Object.keys(community).join('|')})\\.[a-z]`)

const BEFORE_SIGNING_IN = [
  'the sign-in page',
  'a QR code',
  'an expired QR code',
  'the invite code',
  'the simulated X',
  'the e-mail',
  'the code',
  'the code, again',
  'not found',
  'a crash',
]

describe('The translations before signing in', () => {
  it.each(BEFORE_SIGNING_IN)('the screen %s needs only the translations that load before signing in', (name) => {
    show(screensIn(first.t)[name], { i18n: first })
    expect(allTranslations()).not.toMatch(KEY)
  })

  it('a translation of the navigation is missing until the community part of the translations has loaded', async () => {
    const i18n = await createI18n('en', ['core'])
    expect(i18n.t('nav.discover')).toBe('nav.discover')
    await addTranslationPart(i18n)
    expect(i18n.t('nav.discover')).toBe('Discover')
  })
})
