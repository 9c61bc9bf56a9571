import type { ReactNode } from 'react'
import { joinShown } from '../../domain/join'
import { isApproving, isMember, partnerQuestion } from '../../domain/session'
import { onDemand } from '../components/on-demand'
import { ToastRegion } from '../components/feedback/ToastRegion'
import { useFirstInput } from '../components/form/use-first-input'
import { useApp, useEarly, useSource } from './app-context'
import { DuplicateLogin } from './DuplicateLogin'
import { useAppOffer } from './use-app-offer'

const partner = onDemand(() => import('../screens/partner/PartnerDialog'))
const release = onDemand(() => import('../components/feedback/ReleaseNotice'))
const joining = onDemand(() => import('../screens/join/JoinDialog'))
const goingOn = onDemand(() => import('./OverPages'))
const approval = onDemand(() => import('../screens/approve/ApproveDialog'))

/** Everything that may lie over a screen, in one part: whoever opens one opens others. */
export const layers = onDemand(() => import('./Layers'))

/** What lies over every screen of this tab. */
export function Overlays(): ReactNode {
  const app = useApp()
  const { dialog, toasts, hasRelease } = useSource(app.tab.sources.shell).context
  const asked = useEarly(app.tab.sources.partnerSignIn, partnerQuestion, null)
  const question = partner.usePart(asked !== null)
  const newer = release.usePart(hasRelease)
  const approve = approval.usePart(useEarly(app.tab.sources.qrApproval, isApproving, false))
  const join = joining.usePart(useEarly(app.tab.sources.join, (state) => joinShown(state).step !== 'closed', false))
  // A visitor is in no room, and nobody calls one.
  const over = goingOn.usePart(isMember(useSource(app.account.sources.session)))
  const isAppOffered = useAppOffer()
  const part = layers.usePart(dialog !== null || isAppOffered || toasts.length > 0)
  useFirstInput(layers.warm)
  return (
    <>
      <ToastRegion>
        {part && <part.ToastsLayer toasts={toasts} />}
      </ToastRegion>
      {approve && <approve.ApproveDialog />}
      {join && <join.JoinDialog />}
      {over && <over.OverPages />}
      <DuplicateLogin />
      {question && (
        <question.PartnerDialog
          asks={asked}
          onStay={() => app.tab.say({ type: 'DeclinePartner' })}
          onChange={() => app.tab.say({ type: 'ConfirmPartner' })}
        />
      )}
      {newer && hasRelease && (
        <newer.ReleaseNotice
          onReload={() => window.location.reload()}
          onHide={() => app.tab.say({ type: 'HideRelease' })}
        />
      )}
      {part && <part.Layers dialog={dialog} isAppOffered={isAppOffered} />}
    </>
  )
}
