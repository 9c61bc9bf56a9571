import type { i18n as I18n } from 'i18next'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { completeWords } from '../i18n'

export type Load = () => Promise<{ readonly default: ComponentType }>
export type Part = LazyExoticComponent<ComponentType>

/** The code of a page could not be had although there is a network: it is gone, or this is not its release any more. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/** Without a network it is waited for; what was there before stays on the screen meanwhile. */
const patient = <A>(load: () => Promise<A>): Promise<A> => load().catch(async () => {
  if (navigator.onLine) throw new PageNotLoaded()
  await new Promise((resolve) => { window.addEventListener('online', resolve, { once: true }) })
  return patient(load)
})

const completed = new WeakMap<I18n, Promise<void>>()

/** The words of the pages behind the sign-in; asked for once. */
export const wordsInside = (i18n: I18n): Promise<void> => {
  const known = completed.get(i18n)
  if (known !== undefined) return known
  const made = patient(() => completeWords(i18n))
  completed.set(i18n, made)
  return made
}

/** A page whose code is fetched when it is first shown. */
export const partOf = (load: Load): Part => lazy(() => patient(load))
