import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../domain/kernel/failure'
import { inviteEffects } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering } from '../effect'
import type { TabNeeds } from './tab-needs'

export const makeInviteEffects = ({ ports, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  submitInvite: acting(inviteEffects.submitInvite, answering(
    ({ sessionId, secretRef }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : ports.accounts.submitInvite(sessionId, code)
    },
    (_, __, ask): TabMessage => ({ type: 'InviteAccepted', ask }),
    (failure, _, ask): TabMessage => ({ type: 'InviteNotAccepted', ask, failure }),
  )),
})
