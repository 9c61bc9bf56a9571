import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../domain/kernel/failure'
import { qrApprovalEffects, qrApprovalMessages } from '../../domain/session'
import { failing, tabEffects } from '../effect'
import type { TabNeeds } from './tab-needs'

const { read, idempotent } = tabEffects

export const makeQrApprovalEffects = ({ ports: { qrCodes }, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  lookUpQr: read(qrApprovalEffects.lookUpQr, {
    call: ({ secretRef }) => {
      const code = secrets.look(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.lookUp(code)
    },
    done: (browser, _, ask) => ({ type: 'QrAskingFound', ask, browser }),
    failed: failing(qrApprovalMessages.QrAskingNotFound),
  }),
  answerQr: idempotent(qrApprovalEffects.answerQr, {
    call: ({ secretRef, approves }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.answer(code, approves)
    },
    done: (_, __, ask) => ({ type: 'QrAnswered', ask }),
    failed: failing(qrApprovalMessages.QrNotAnswered),
  }),
})
