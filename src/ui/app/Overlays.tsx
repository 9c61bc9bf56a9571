import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asksToReplace, qrApprovalShown } from '../../domain/session'
import { toastCode, type Toast } from '../../domain/shell'
import { onDemand } from '../components/on-demand'
import { ToastRegion } from '../components/ToastRegion'
import type { ToastItem } from '../components/Toasts'
import { useFirstInput } from '../components/use-first-input'
import { useApp, useSource } from './app-context'
import { DuplicateLogin } from './DuplicateLogin'
import { useAppOffer } from './use-app-offer'
import { useCopy } from './use-copy'

const partner = onDemand(() => import('../screens/partner/PartnerDialog'))
const release = onDemand(() => import('../components/ReleaseNotice'))
const approval = onDemand(() => import('../screens/approve/ApproveDialog'))

/** Everything that may lie over a screen, in one part: whoever opens one opens others. */
export const layers = onDemand(() => import('./Layers'))
const DONE: ReadonlySet<string> = new Set([
  'codeSent', 'copied', 'followed', 'unfollowed', 'blocked', 'unblocked', 'profileUpdated', 'keptDeleted',
])

const kindOf = ({ words }: Toast): ToastItem['kind'] => {
  if ('text' in words) return 'failed'
  return DONE.has(words.key) ? 'done' : words.key === 'signedOut' ? 'info' : 'failed'
}

/** What lies over every screen of this tab. */
export function Overlays(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { dialog, toasts, hasRelease } = useSource(app.tab.sources.shell).context
  const isAsked = asksToReplace(useSource(app.tab.sources.partnerSignIn))
  const question = partner.usePart(isAsked)
  const newer = release.usePart(hasRelease)
  const approve = approval.usePart(qrApprovalShown(useSource(app.tab.sources.qrApproval)).step !== 'closed')
  const isAppOffered = useAppOffer()
  const part = layers.usePart(dialog !== null || isAppOffered || toasts.length > 0)
  const copy = useCopy()
  useFirstInput(layers.warm)
  return (
    <>
      <ToastRegion>
        {part && (
          <part.Toasts
            items={toasts.map((toast) => ({
              id: String(toast.id),
              kind: kindOf(toast),
              code: toastCode(toast),
              text: 'text' in toast.words ? toast.words.text : t(`toast.${toast.words.key}`),
            }))}
            onCopyCode={copy}
            onDismiss={(id) => app.tab.say({ type: 'CloseToast', id: Number(id) })}
          />
        )}
      </ToastRegion>
      {approve && <approve.ApproveDialog />}
      <DuplicateLogin />
      {question && (
        <question.PartnerDialog
          open={isAsked}
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
