import type { i18n as I18n } from 'i18next'
import type { App } from '../../application/app'
import { applyTheme } from '../app-shell/theme'
import { changeLanguage } from '../i18n'

/** Applies theme and language to the page whenever the member changes them, in this tab or another. */
export const applyPreferences = (app: App, i18n: I18n, page: HTMLElement): void => {
  const { preferences } = app.account.slices
  const follow = () => {
    const { theme, language } = preferences.get()
    applyTheme(theme, page)
    if (language !== null && language !== i18n.language) void changeLanguage(i18n, language)
  }
  follow()
  app.account.changes$.subscribe(follow)
}
