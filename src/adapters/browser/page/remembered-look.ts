import { startWith } from 'rxjs'
import type { App } from '../../../application/app'
import type { Settings } from '../../../application/ports/browser/settings'
import { isMember } from '../../../domain/session'
import { makeSettings } from '../storage/settings'

/** How the last page in this browser looked. The next page looks so before its app has started. */
export interface Look {
  readonly theme: 'system' | 'light' | 'dark'
  readonly language: 'en' | 'zh'
  readonly isMember: boolean
}

const KEY = 'look'
const LOOK = /^(system|light|dark) (en|zh) (member|visitor)$/

/** Remembers the look of the app now and after each change. */
export const rememberLooks = (app: App, languageOf: (app: App) => Look['language']): void => {
  const { slices, changes$ } = app.account
  const settings = makeSettings()
  changes$.pipe(startWith(undefined)).subscribe(() => {
    const visit = isMember(slices.session.get()) ? 'member' : 'visitor'
    const look = `${slices.preferences.get().theme} ${languageOf(app)} ${visit}`
    if (settings.get(KEY) !== look) settings.set(KEY, look)
  })
}

/** The remembered look. `null` if the app has never started in this browser. */
export const rememberedLook = (settings: Settings): Look | null => {
  const [, theme, language, visit] = LOOK.exec(settings.get(KEY) ?? '') ?? []
  return (theme === 'system' || theme === 'light' || theme === 'dark') && (language === 'en' || language === 'zh')
    ? { theme, language, isMember: visit === 'member' }
    : null
}
