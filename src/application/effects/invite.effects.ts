import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../domain/kernel/failure'
import { inviteEffects, inviteMessages } from '../../domain/session'
import { failing, tabEffects } from '../effect'
import type { TabNeeds } from './tab-needs'

const { idempotent } = tabEffects

export const makeInviteEffects = ({ ports, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  submitInvite: idempotent(inviteEffects.submitInvite, {
    session: 'any',
    call: ({ sessionId, secretRef }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : ports.accounts.submitInvite(sessionId, code)
    },
    done: (_, __, ask) => ({ type: 'InviteAccepted', ask }),
    failed: failing(inviteMessages.InviteNotAccepted),
  }),
})
