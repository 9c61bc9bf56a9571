import * as t from 'io-ts'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { ReportCause, ReportTarget, StaffAct } from '../../../../../domain/moderation'
import { stateFeature } from '../state-feature'
import { decided } from './decide-report'
import { filed } from './file-report'

const input = <N extends `moderation/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...fields }, type)

const ModerationInput = t.union(
  [
    input('moderation/Reported', { target: ReportTarget, reason: ReportCause, text: t.string }),
    input('moderation/Decided', { id: t.string, act: StaffAct, reason: t.string }),
  ],
  'ModerationInput',
)
export type ModerationInput = t.TypeOf<typeof ModerationInput>

/** Reports that arrive by the call of spec 1 §5 enter the same queue. */
export const feature = stateFeature(
  ModerationInput,
  (world, event) => (event.type === 'moderation/Reported' ? filed(world, event) : decided(world, event)),
  (world, event, outputs) => {
    const community = event.type === 'MessageReported' ? world.communities[event.gid] : undefined
    if (event.type !== 'MessageReported' || community === undefined || !ReportCause.is(event.reason))
      return { world, outputs: [] }
    if (!outputs.some(({ type }) => type === 'Done')) return { world, outputs: [] }
    const { at, xid, messageId: id, reason } = event
    const target = { kind: 'message', place: community.conversationId, id } as const
    const result = filed(world, { at, xid, target, reason, text: '' })
    return { world: result.world, outputs: result.outputs.filter(({ type }) => type === 'FrameSent') }
  },
)
