import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../../domain/kernel/failure'
import { qrApprovalEffects, qrApprovalMessages } from '../../../domain/session'
import { failsWith, tabEffects } from '../effect'
import type { TabDeps } from '../tab-deps'

const { read, idempotent } = tabEffects

export const makeQrApprovalEffects = ({ ports: { qrCodes }, secrets }: Pick<TabDeps, 'ports' | 'secrets'>) => ({
  lookUpQr: read(qrApprovalEffects.lookUpQr, {
    call: ({ secretRef }) => {
      const code = secrets.look(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.lookUp(code)
    },
    toResult: (browser, _, ask) => ({ type: 'QrAskingFound', ask, browser }),
    failed: failsWith(qrApprovalMessages.QrAskingNotFound),
  }),
  answerQr: idempotent(qrApprovalEffects.answerQr, {
    call: ({ secretRef, approves }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.answer(code, approves)
    },
    toResult: (_, __, ask) => ({ type: 'QrAnswered', ask }),
    failed: failsWith(qrApprovalMessages.QrNotAnswered),
  }),
})
