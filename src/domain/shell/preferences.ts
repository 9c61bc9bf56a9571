import * as t from 'io-ts'
import { foldUnit } from '../event-log'
import { message } from '../kernel/message'

const Theme = t.union([t.literal('system'), t.literal('light'), t.literal('dark')], 'Theme')
const Language = t.union([t.literal('en'), t.literal('zh')], 'Language')

/** `language` is `null` until one is chosen: the browser's own is shown. They are of the browser, not of an account. */
const Preferences = t.strict({ theme: Theme, language: t.union([Language, t.null]) }, 'Preferences')

export const preferencesMessages = {
  ChooseTheme: message('ChooseTheme', { theme: Theme }),
  ChooseLanguage: message('ChooseLanguage', { language: Language }),
} as const
const isPreference = t.union([preferencesMessages.ChooseTheme, preferencesMessages.ChooseLanguage])

const initial: t.TypeOf<typeof Preferences> = { theme: 'system', language: null }

export const preferencesUnit = foldUnit('preferences', initial, Preferences, Object.keys(preferencesMessages),
  (state, { message: said }) => {
    if (!isPreference.is(said)) return state
    return said.type === 'ChooseTheme' ? { ...state, theme: said.theme } : { ...state, language: said.language }
  })
