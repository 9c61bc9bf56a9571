import { useApp } from './app-context'
import { useAccountState } from './use-feature'
import type { Theme } from '../app-shell/theme'
import { preferredLanguage, type Language } from '../i18n'

interface Preferences {
  readonly theme: Theme
  readonly language: Language
  readonly onTheme: (theme: Theme) => void
  readonly onLanguage: (language: Language) => void
}

/** Theme and language. Until the member chooses, the browser's own values apply. */
export const usePreferences = (): Preferences => {
  const app = useApp()
  const { theme, language } = useAccountState(app.account.slices.preferences)
  return {
    theme,
    language: language ?? preferredLanguage(navigator.languages),
    onTheme: (chosen) => app.account.dispatch({ type: 'ChooseTheme', theme: chosen }),
    onLanguage: (chosen) => app.account.dispatch({ type: 'ChooseLanguage', language: chosen }),
  }
}
