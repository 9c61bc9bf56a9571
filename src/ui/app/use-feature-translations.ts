import type { i18n as I18n } from 'i18next'
import { use, useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { addNamespace, hasNamespace } from '../i18n'
import type { FeatureTranslations } from '../i18n/resources'
import { orNotLoaded } from '../components/lazy-component'

const coming = new WeakMap<I18n, Map<string, Promise<void>>>()

const wordsIn = (i18n: I18n, name: string, words: FeatureTranslations): Promise<void> => {
  const known = coming.get(i18n) ?? new Map<string, Promise<void>>()
  const wanted = known.get(name) ?? orNotLoaded(() => addNamespace(i18n, name, words))
  coming.set(i18n, known.set(name, wanted))
  wanted.catch(() => known.delete(name))
  return wanted
}

/** Suspends until the feature's translations are loaded. `useTranslation(name)` then reads them. */
export const useFeatureTranslations = (name: string, words: FeatureTranslations): void => {
  const { i18n } = useContext(I18nContext)
  // A component that has suspended must call `use` again on later renders. Otherwise React treats it as another
  // component.
  if (coming.get(i18n)?.has(name) === true || !hasNamespace(i18n, name)) use(wordsIn(i18n, name, words))
}
