import { useState } from 'react'
import { qrApprovalViewModel, type QrApprovalViewModel } from '../../../../domain/qr-approval'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'

export interface Approval extends QrApprovalViewModel {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly onLook: () => void
  readonly onAnswer: (approves: boolean) => void
  readonly onClose: () => void
}

/**
 * View model of the approval. The member types or pastes the code. The code never comes from a URL, as protection
 * against QRLjacking. The code is a secret and stays out of every log.
 */
export const useApproval = (): Approval => {
  const app = useApp()
  const [code, setCode] = useState('')
  const shown = qrApprovalViewModel(useTabState(useFeature('qr-approval').slices.tab.qrApproval))
  const typed = code.replace(/[\s-]/g, '')
  return {
    ...shown,
    code,
    onCode: setCode,
    onLook: () => {
      if (typed === '' || shown.busy) return
      app.tab.dispatch({ type: 'qr-approval/EnterQrCode', secretRef: app.secrets.hold(typed) })
      setCode('')
    },
    onAnswer: (approves) => app.tab.dispatch({ type: 'qr-approval/DecideQrSignIn', approves }),
    onClose: () => {
      setCode('')
      app.tab.dispatch({ type: 'qr-approval/CloseQrApproval' })
    },
  }
}
