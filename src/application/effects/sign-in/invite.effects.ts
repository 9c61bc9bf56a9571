import * as TE from 'fp-ts/TaskEither'
import { malformed } from '../../../domain/kernel/failure'
import { inviteCodeEffects, inviteCodeMessages } from '../../../domain/session'
import { failsWith, tabEffects } from '../effect'
import type { TabDeps } from '../tab-deps'

const { idempotent } = tabEffects

export const makeInviteEffects = ({ ports, secrets }: Pick<TabDeps, 'ports' | 'secrets'>) => ({
  submitInvite: idempotent(inviteCodeEffects.submitInvite, {
    session: 'any',
    call: ({ sessionId, secretRef }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : ports.accounts.submitInvite(sessionId, code)
    },
    toResult: (_, __, ask) => ({ type: 'InviteCodeAccepted', ask }),
    failed: failsWith(inviteCodeMessages.InviteCodeNotAccepted),
  }),
})
