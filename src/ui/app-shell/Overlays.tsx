import type { ReactNode } from 'react'
import { joinViewModel } from '../../domain/join'
import { isApproving, isMember, partnerQuestion } from '../../domain/session'
import { lazyModule } from '../components/lazy-module'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { useFirstInteraction } from '../components/form/use-first-interaction'
import { useApp, useLazySelector, useStore } from '../app/app-context'
import { DuplicateLogin } from '../features/session/DuplicateLogin'
import { useAppPrompt } from './use-app-prompt'

const partner = lazyModule(() => import('../features/sign-in/partner/PartnerDialog'))
const release = lazyModule(() => import('../components/feedback/UpdateBanner'))
const joining = lazyModule(() => import('../features/join/JoinDialog'))
const goingOn = lazyModule(() => import('./PersistentOverlays'))
const approval = lazyModule(() => import('../features/sign-in/qr-approval/ApproveDialog'))

/** All shell dialogs share a chunk, because a dialog often opens another dialog. */
export const shellDialogs = lazyModule(() => import('./dialogs/ShellDialogs'))

export function Overlays(): ReactNode {
  const app = useApp()
  const { dialog, toasts, hasRelease } = useStore(app.tab.sources.shell).context
  const asked = useLazySelector(app.tab.sources.partnerSignIn, partnerQuestion, null)
  const question = partner.useModule(asked !== null)
  const newer = release.useModule(hasRelease)
  const approve = approval.useModule(useLazySelector(app.tab.sources.qrApproval, isApproving, false))
  const join = joining.useModule(
    useLazySelector(app.tab.sources.join, (state) => joinViewModel(state).step !== 'closed', false),
  )
  // A visitor is never in a room and receives no calls, so these overlays load only for members.
  const over = goingOn.useModule(isMember(useStore(app.account.sources.session)))
  const isAppOffered = useAppPrompt()
  const part = shellDialogs.useModule(dialog !== null || isAppOffered || toasts.length > 0)
  useFirstInteraction(shellDialogs.preload)
  return (
    <>
      <ToastRegion>{part && <part.ToastsContainer toasts={toasts} />}</ToastRegion>
      {approve && <approve.ApproveDialog />}
      {join && <join.JoinDialog />}
      {over && <over.PersistentOverlays />}
      <DuplicateLogin />
      {question && (
        <question.PartnerDialog
          asks={asked}
          onStay={() => app.tab.dispatch({ type: 'DeclinePartner' })}
          onChange={() => app.tab.dispatch({ type: 'ConfirmPartner' })}
        />
      )}
      {newer && hasRelease && (
        <newer.UpdateBanner
          onReload={() => window.location.reload()}
          onHide={() => app.tab.dispatch({ type: 'HideRelease' })}
        />
      )}
      {part && <part.ShellDialogs dialog={dialog} isAppOffered={isAppOffered} />}
    </>
  )
}
