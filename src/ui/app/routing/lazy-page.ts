import type { i18n as I18n } from 'i18next'
import { createElement, useContext, use, type ComponentType, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'
import { addTranslationPart, hasTranslations, type LazyTranslationPart } from '../../i18n'
import { lazyComponent, orNotLoaded } from '../../components/lazy-component'

export type LoadPage = () => Promise<{ readonly default: ComponentType }>
export type LazyPage = ComponentType & {
  /** Loads the code. A failed load is repeated when the page renders. */
  readonly preload: () => Promise<void>
}

const completed: Readonly<Record<LazyTranslationPart, WeakMap<I18n, Promise<void>>>> = {
  community: new WeakMap(),
  spacesAndAdmin: new WeakMap(),
}

/** Loads a group of lazy translations, such as those of live rooms. Each group loads once, and again after a failure. */
const wordsOf = (i18n: I18n, part: LazyTranslationPart): Promise<void> => {
  const loads = completed[part]
  const load = loads.get(i18n) ?? orNotLoaded(() => addTranslationPart(i18n, part))
  loads.set(i18n, load)
  load.catch(() => loads.delete(i18n))
  return load
}

/**
 * Suspends until these translations are loaded. The check uses the shared i18n instance, because `useTranslation`
 * returns a new object per component, which has no loaded state.
 */
export const useTranslationPart = (part: LazyTranslationPart): void => {
  const { i18n } = useContext(I18nContext)
  // A component that has suspended must call `use` again on later renders. Otherwise React treats it as another
  // component.
  if (completed[part].has(i18n) || !hasTranslations(i18n, part)) use(wordsOf(i18n, part))
}

/** A page whose code loads on demand. After `preload` the page renders without suspending. */
export const lazyPage = (load: LoadPage): LazyPage => {
  let loaded: ComponentType | null = null
  let hasWaited = false
  const Waiting = lazyComponent(load)
  // A page that has suspended keeps its component, because another component would lose the state of the page.
  const Page = (): ReactNode => {
    hasWaited ||= loaded === null
    return createElement(hasWaited || loaded === null ? Waiting : loaded)
  }
  Page.preload = async (): Promise<void> => {
    loaded = (await load()).default
  }
  return Page
}
