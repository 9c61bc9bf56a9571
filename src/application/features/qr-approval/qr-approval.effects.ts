import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../../domain/kernel/failure'
import { qrApprovalEffects, qrApprovalMessages } from '../../../domain/qr-approval'
import { failsWith, tabEffects } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'

const { read, idempotent } = tabEffects

export const makeQrApprovalEffects = ({ ports: { qrCodes }, secrets }: Pick<TabDeps, 'ports' | 'secrets'>) => ({
  lookUpQrSignIn: read(qrApprovalEffects.lookUpQrSignIn, {
    call: ({ secretRef }) => {
      const code = secrets.look(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.lookUp(code)
    },
    toResult: (browser, _, ask) => ({ type: 'qr-approval/QrSignInRequestFound', ask, browser }),
    failed: failsWith(qrApprovalMessages['qr-approval/QrSignInRequestNotFound']),
  }),
  decideQrSignIn: idempotent(qrApprovalEffects.decideQrSignIn, {
    call: ({ secretRef, approves }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.answer(code, approves)
    },
    toResult: (_, __, ask) => ({ type: 'qr-approval/QrSignInDecided', ask }),
    failed: failsWith(qrApprovalMessages['qr-approval/QrSignInNotDecided']),
  }),
})
