import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../domain/kernel/failure'
import { qrApprovalEffects } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, reading } from '../effect'
import type { TabNeeds } from './tab-needs'

export const makeQrApprovalEffects = ({ ports: { qrCodes }, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  lookUpQr: reading(qrApprovalEffects.lookUpQr, answering(
    ({ secretRef }) => {
      const code = secrets.look(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.lookUp(code)
    },
    (browser, _, ask): TabMessage => ({ type: 'QrAskingFound', ask, browser }),
    (failure, _, ask): TabMessage => ({ type: 'QrAskingNotFound', ask, failure }),
  )),
  answerQr: acting(qrApprovalEffects.answerQr, answering(
    ({ secretRef, approves }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : qrCodes.answer(code, approves)
    },
    (_, __, ask): TabMessage => ({ type: 'QrAnswered', ask }),
    (failure, _, ask): TabMessage => ({ type: 'QrNotAnswered', ask, failure }),
  )),
})
