import type { RegionLanguage } from '../../domain/shell'

/** Each language by its own name, for people who cannot read the current one. */
export const nameOfLanguage = (language: RegionLanguage): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
