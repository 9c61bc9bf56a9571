import { makeSettings, rememberedLook, sendEarlyCalls } from './adapters/early-composition'
import { applyTheme } from './ui/app-shell/theme'

// This script runs before the first paint of an opening page. It must stay small.
const page = document.documentElement
const pageLanguage = page.lang === 'en' ? 'en' : 'zh'
const settings = makeSettings()
const look = rememberedLook(settings)
if (look === null) {
  // A partner's link signs in with its own token.
  if (location.search === '' && page.dataset['calls'] === 'early')
    sendEarlyCalls(window, pageLanguage, settings).catch(() => undefined)
} else {
  applyTheme(look.theme, page)
  page.dataset['visit'] = look.isMember ? 'member' : 'visitor'
  // A first view in another language would change its words, so only the background shows.
  page.toggleAttribute('data-other-language', look.language !== pageLanguage)
}
