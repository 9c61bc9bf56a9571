import { useState, type ReactNode } from 'react'
import type { SlicesOf } from '../../domain/features'
import { hasNewRelease, type Toast } from '../../domain/shell'
import { sessionOf } from '../../domain/session'
import { partnerQuestion } from '../../domain/partner-sign-in'
import { lazyModule } from '../components/lazy-module'
import { OptionalPart } from '../app/OptionalPart'
import { useIsIncomplete } from '../components/missing-parts'
import { MissingPartsNotice } from './MissingPartsNotice'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { useFirstInteraction } from '../components/form/use-first-interaction'
import { useApp } from '../app/app-context'
import { useAccountState, useSliceIfLoaded, useTabState } from '../app/use-feature'

const partner = lazyModule(() => import('../features/partner-sign-in/PartnerDialog'))
const release = lazyModule(() => import('../components/feedback/UpdateBanner'))
const goingOn = lazyModule(() => import('./PersistentOverlays'))

/** All shell dialogs share a chunk, because a dialog often opens another dialog. */
export const shellDialogs = lazyModule(() => import('./dialogs/ShellDialogs'))

const arrivingOf = ({ tab }: SlicesOf<'partner-sign-in'>) => tab.partnerSignIn

export function Overlays(): ReactNode {
  const app = useApp()
  const reload = (): void => app.tab.dispatch({ type: 'UpdateNow' })
  const shell = useTabState(app.tab.slices.shell)
  const { dialog, toasts } = shell.context
  const hasRelease = hasNewRelease(shell, app.product.release)
  const asked = useSliceIfLoaded('partner-sign-in', arrivingOf, partnerQuestion, null)
  const question = partner.useModule(asked !== null)
  const newer = release.useModule(hasRelease)
  const over = goingOn.useModule(sessionOf(useAccountState(app.account.slices.session)) !== null)
  const isAppOffered = useTabState(app.tab.slices.appPrompt).value === 'offered'
  const part = shellDialogs.useModule(dialog !== null || isAppOffered || toasts.length > 0)
  useFirstInteraction(shellDialogs.preload)
  // A toast must not end before its code has loaded.
  const [waiting, setWaiting] = useState<readonly Toast[]>([])
  const added = toasts.filter((toast) => !part && toast.until > app.now() && !waiting.includes(toast))
  if (added.length > 0) setWaiting(waiting.concat(added))
  const isIncomplete = useIsIncomplete()
  return (
    <OptionalPart>
      {isIncomplete && <MissingPartsNotice onRetry={reload} />}
      <ToastRegion>{part && <part.ToastsContainer toasts={toasts} waiting={waiting} />}</ToastRegion>
      {over && <over.PersistentOverlays />}
      {question && (
        <OptionalPart>
          <question.PartnerDialog
            asks={asked}
            onStay={() => app.tab.dispatch({ type: 'partner-sign-in/DeclinePartner' })}
            onChange={() => app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' })}
          />
        </OptionalPart>
      )}
      {newer && hasRelease && (
        <newer.UpdateBanner onReload={reload} onHide={() => app.tab.dispatch({ type: 'HideRelease' })} />
      )}
      {part && <part.ShellDialogs dialog={dialog} isAppOffered={isAppOffered} />}
    </OptionalPart>
  )
}
