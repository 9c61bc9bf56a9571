import type { RegionLanguage } from '../../domain/shell'

/** Every language is named in itself, for whoever can't read the one that is shown. */
export const nameOfLanguage = (language: RegionLanguage): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
