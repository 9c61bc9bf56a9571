import * as t from 'io-ts'
import { ClientId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { withDefault } from '../../../../../domain/kernel/with-default'
import { ReportCause, ReportTarget, SanctionKind, StaffAct } from '../../../../../domain/moderation'
import { stateFeature } from '../state-feature'
import { appealDecided, appealed } from './decide-appeal'
import { decided } from './decide-report'
import { withoutAccount } from './forget-account'
import { filed } from './file-report'
import { heard } from './heard'
import { sanctionLifted } from './lift-sanction'

const input = <N extends `moderation/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...fields }, type)

const ModerationInput = t.union(
  [
    input('moderation/Reported', { target: ReportTarget, reason: ReportCause, text: t.string }),
    input('moderation/Appealed', { id: t.string, appealId: ClientId, text: t.string }),
    input('moderation/AppealDecided', { id: t.string, accepts: t.boolean, reason: t.string }),
    /** Staff lift a ban or mute. */
    input('moderation/BanLifted', { gid: t.string, person: Xid, kind: withDefault(SanctionKind, 'ban') }),
    input('moderation/Decided', { id: t.string, act: StaffAct, reason: t.string }),
  ],
  'ModerationInput',
)
export type ModerationInput = t.TypeOf<typeof ModerationInput>

export const feature = stateFeature(
  ModerationInput,
  (world, event) => {
    switch (event.type) {
      case 'moderation/Reported':
        return filed(world, event)
      case 'moderation/Decided':
        return decided(world, event)
      case 'moderation/Appealed':
        return appealed(world, event)
      case 'moderation/AppealDecided':
        return appealDecided(world, event)
      case 'moderation/BanLifted':
        return sanctionLifted(world, event)
    }
  },
  { hears: heard, forgets: withoutAccount },
)
