/** The languages in which the product shows regional content (decisions.md, "Session and shell"). */
export const REGION_LANGUAGES = {
  en: null,
  zh: null,
  ja: null,
  ko: null,
  es: null,
  fr: null,
  de: null,
  pt: null,
  ru: null,
  tr: null,
  ar: null,
  hi: null,
  th: null,
  vi: null,
} as const

type RegionLanguage = keyof typeof REGION_LANGUAGES

const isRegionLanguage = (tag: string): tag is RegionLanguage => Object.hasOwn(REGION_LANGUAGES, tag)

export const regionLanguages: readonly RegionLanguage[] = Object.keys(REGION_LANGUAGES).filter(isRegionLanguage)
