import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { App } from '../../../application/app'
import type { Faults } from '../../../application/ports/faults'
import { openHistory } from '../../../application/log/history/open-history'
import { readReport } from '../../../application/log/history/open-report'
import { OptionalPart } from '../../app/OptionalPart'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { changeLanguage, createI18n, type Language } from '../../i18n'
import { FaultBadge } from './faults/FaultBadge'
import type { BenchTools } from './faults/FaultsPane'
import { LogDrawer } from './LogDrawer'
import { translations } from './translations'

function Translated({ children }: { readonly children: ReactNode }): ReactNode {
  useFeatureTranslations('log-drawer', translations)
  return children
}

type LanguageOf = (app: App) => Language

/**
 * Renders a part of the developer tools in a root of its own, so that a broken page does not take it along. Its state is
 * outside the logs: no tool adds an entry to a log. Returns a function that removes it.
 */
const showRoot = async (app: App, languageOf: LanguageOf, part: ReactNode, onEscape?: () => void) => {
  const i18n = await createI18n(languageOf(app), ['core'])
  const follow = app.account.changes$.subscribe(() => {
    if (languageOf(app) !== i18n.language) void changeLanguage(i18n, languageOf(app))
  })
  const place = document.createElement('div')
  document.body.append(place)
  place.addEventListener('keydown', (event) => {
    // The keys of the product have no meaning in the drawer.
    event.stopPropagation()
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape?.()
  })
  const root = createRoot(place)
  root.render(
    <I18nextProvider i18n={i18n}>
      <OptionalPart>
        <Translated>{part}</Translated>
      </OptionalPart>
    </I18nextProvider>,
  )
  return () => {
    follow.unsubscribe()
    root.unmount()
    place.remove()
  }
}

export const showDrawer = (app: App, languageOf: LanguageOf, tools: BenchTools, onClose: () => void) => {
  const open = () => app.inspect(openHistory)
  const read = (text: string) => app.inspect((logs) => readReport(text, logs))
  return showRoot(
    app,
    languageOf,
    <LogDrawer openHistory={open} readReport={read} exportLog={app.exportLog} tools={tools} onClose={onClose} />,
    onClose,
  )
}

export const showFaultBadge = (app: App, languageOf: LanguageOf, faults: Faults) =>
  showRoot(app, languageOf, <FaultBadge faults={faults} />)
