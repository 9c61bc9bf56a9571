import type { RegionLanguage } from '../../domain/shell'

/** The name of a language in that language, for people who cannot read the current language. */
export const nameOfLanguage = (language: RegionLanguage): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
