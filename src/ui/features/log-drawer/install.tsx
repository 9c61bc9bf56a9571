import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { App } from '../../../application/app'
import { hasFaults } from '../../../domain/fault-plan'
import { installDeveloperTool } from '../../app/developer-tool'
import { OptionalPart } from '../../app/OptionalPart'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import type { Language } from '../../i18n'
import type { BenchTools } from './faults/FaultsPane'
import { translations } from './translations'

function Title(): ReactNode {
  useFeatureTranslations('log-drawer', translations)
  return useTranslation('log-drawer').t('title')
}

function Name(): ReactNode {
  return (
    <OptionalPart>
      <Title />
    </OptionalPart>
  )
}

/** Ctrl+Alt+L. AltGr counts as Ctrl+Alt in some browsers, but writes a letter. */
const isOurKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyL' && event.ctrlKey && event.altKey && !event.getModifierState('AltGraph')

/**
 * Puts the drawer into the account menu and the list of shortcuts, and listens to its keys. The drawer loads when it
 * opens. A badge stays on the page once a fault is on.
 */
export const install = (app: App, languageOf: (app: App) => Language, tools: BenchTools): void => {
  const { faults } = tools
  let shown: Promise<() => void> | null = null
  const close = (): void => {
    const closing = shown
    shown = null
    void closing?.then((remove) => {
      remove()
    })
  }
  const open = (): void => {
    shown ??= import('./drawer-root').then(({ showDrawer }) => showDrawer(app, languageOf, tools, close))
    // A load that failed can be tried again.
    shown.catch(() => {
      shown = null
    })
  }
  let hasBadge = false
  const showBadge = (): void => {
    if (hasBadge || !hasFaults(faults.plan())) return
    hasBadge = true
    void import('./drawer-root').then(({ showFaultBadge }) => showFaultBadge(app, languageOf, faults))
  }
  showBadge()
  faults.changes$.subscribe(showBadge)
  installDeveloperTool({ Name, keys: ['Ctrl', 'Alt', 'L'], open })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOurKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (shown === null) open()
      else close()
    },
    { capture: true },
  )
}
