import type { ReactNode } from 'react'
import type { StateOf } from '../../domain/event-log'
import type { SlicesOf } from '../../domain/features'
import type { joinReducer } from '../../domain/join'
import { isApproving } from '../../domain/qr-approval'
import { hasNewRelease } from '../../domain/shell'
import { isMember } from '../../domain/session'
import { partnerQuestion } from '../../domain/partner-sign-in'
import { lazyModule } from '../components/lazy-module'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { useFirstInteraction } from '../components/form/use-first-interaction'
import { useApp } from '../app/app-context'
import { useAccountState, useSliceIfLoaded, useTabState } from '../app/use-feature'
import { DuplicateLogin } from '../features/session/DuplicateLogin'

const partner = lazyModule(() => import('../features/sign-in/partner/PartnerDialog'))
const release = lazyModule(() => import('../components/feedback/UpdateBanner'))
const joining = lazyModule(() => import('../features/join/JoinDialog'))
const goingOn = lazyModule(() => import('./PersistentOverlays'))
const approval = lazyModule(() => import('../features/sign-in/qr-approval/ApproveDialog'))

/** All shell dialogs share a chunk, because a dialog often opens another dialog. */
export const shellDialogs = lazyModule(() => import('./dialogs/ShellDialogs'))

const arrivingOf = ({ tab }: SlicesOf<'partner-sign-in'>) => tab.partnerSignIn
const approvalOf = ({ tab }: SlicesOf<'qr-approval'>) => tab.qrApproval
const joinOf = ({ tab }: SlicesOf<'join'>) => tab.join

/** Whether a join is in progress. Its dialog decides whether it is shown. */
const isJoining = ({ value }: StateOf<typeof joinReducer>): boolean => value !== 'idle'

export function Overlays(): ReactNode {
  const app = useApp()
  const shell = useTabState(app.tab.slices.shell)
  const { dialog, toasts } = shell.context
  const hasRelease = hasNewRelease(shell, app.product.release)
  const asked = useSliceIfLoaded('partner-sign-in', arrivingOf, partnerQuestion, null)
  const question = partner.useModule(asked !== null)
  const newer = release.useModule(hasRelease)
  const approve = approval.useModule(useSliceIfLoaded('qr-approval', approvalOf, isApproving, false))
  const join = joining.useModule(useSliceIfLoaded('join', joinOf, isJoining, false))
  // A visitor is never in a room and receives no calls, so these overlays load only for members.
  const over = goingOn.useModule(isMember(useAccountState(app.account.slices.session)))
  const isAppOffered = useTabState(app.tab.slices.appPrompt).value === 'offered'
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
          onStay={() => app.tab.dispatch({ type: 'partner-sign-in/DeclinePartner' })}
          onChange={() => app.tab.dispatch({ type: 'partner-sign-in/ConfirmPartner' })}
        />
      )}
      {newer && hasRelease && (
        <newer.UpdateBanner
          onReload={() => app.tab.dispatch({ type: 'UpdateNow' })}
          onHide={() => app.tab.dispatch({ type: 'HideRelease' })}
        />
      )}
      {part && <part.ShellDialogs dialog={dialog} isAppOffered={isAppOffered} />}
    </>
  )
}
