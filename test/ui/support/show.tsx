import { render, type RenderResult } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { App } from '../../../src/application/app'
import { AppProvider } from '../../../src/ui/app/app-context'
import { UiRoot } from '../../../src/ui/app-shell/UiRoot'
import { createI18n } from '../../../src/ui/i18n'

export let english = await createI18n('en')

/** Translations of shared fixtures, which stay loaded for every test file of a worker. */
const fixtureTranslations = new Map<string, object>()

/** Adds English translations for a fixture. The test files of one worker load each fixture only once. */
export const addEnglish = (namespace: string, texts: object): void => {
  fixtureTranslations.set(namespace, texts)
  english.addResourceBundle('en', namespace, texts)
}

/** Drops all translations that earlier test files loaded or added, except translations of shared fixtures. */
export const resetTranslations = async (): Promise<void> => {
  english = await createI18n('en')
  for (const [namespace, texts] of fixtureTranslations) english.addResourceBundle('en', namespace, texts)
}

interface AroundProps {
  readonly i18n?: I18n
  readonly app?: App
  readonly at?: string
  readonly children: ReactNode
}

/** Wraps a view in the translations, a router and, if given, the app. */
export function Around({ i18n = english, app, at = '/', children }: AroundProps): ReactNode {
  return (
    <UiRoot i18n={i18n}>
      <MemoryRouter initialEntries={[at]}>
        {app === undefined ? children : <AppProvider value={app}>{children}</AppProvider>}
      </MemoryRouter>
    </UiRoot>
  )
}

export const show = (view: ReactNode, around: Omit<AroundProps, 'children'> = {}): RenderResult =>
  render(view, { wrapper: ({ children }) => <Around {...around}>{children}</Around> })

/** The tags and attribute names of all elements, in order. */
export const skeleton = (element: Element): readonly string[] =>
  [...element.querySelectorAll('*')].map((one) => `${one.tagName} ${one.getAttributeNames().sort().join(' ')}`)

/** The single element that matches. Throws for none or several, so that no test passes without its element. */
export const only = (within: ParentNode, selector: string): HTMLElement => {
  const found = [...within.querySelectorAll<HTMLElement>(selector)]
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`${found.length} elements match ${selector}`)
  return first
}
