import { useApp, useStore } from './app-context'
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
  const { theme, language } = useStore(app.account.sources.preferences)
  return {
    theme,
    language: language ?? preferredLanguage(navigator.languages),
    onTheme: (chosen) => app.account.dispatch({ type: 'ChooseTheme', theme: chosen }),
    onLanguage: (chosen) => app.account.dispatch({ type: 'ChooseLanguage', language: chosen }),
  }
}
