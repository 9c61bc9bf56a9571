import { ReportCause } from '../../../../../domain/moderation'
import { drop } from '../../../../../domain/kernel/table'
import type { ServerInputOf } from '../../input'
import type { ServerOutput, StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import type { HandlesOutputs } from '../state-feature'
import { filed } from './file-report'
import { moderationSlice } from './moderation-state'

/** Reports that arrive by the call of spec 1 §5 enter the same queue. */
const reportedBySpec = (world: ServerState, event: ServerInputOf<'MessageReported'>): StepResult => {
  const community = world.communities[event.gid]
  const { at, xid, messageId: id, reason } = event
  if (community === undefined || !ReportCause.is(reason)) return { world, outputs: [] }
  const target = { kind: 'message', place: community.conversationId, id } as const
  const result = filed(world, { at, xid, target, reason, text: '' })
  return { world: result.world, outputs: result.outputs.filter(({ type }) => type === 'FrameSent') }
}

/** The number of a dissolved group may come again, so its bans end with it. */
const withoutGroup = (world: ServerState, gid: string): ServerState => {
  const state = moderationSlice.of(world)
  return state.bans[gid] === undefined ? world : moderationSlice.put(world, { ...state, bans: drop(state.bans, gid) })
}

const isDone = (outputs: readonly ServerOutput[]): boolean => outputs.some(({ type }) => type === 'Done')

export const heard: HandlesOutputs = (world, event, outputs) => {
  if (!isDone(outputs)) return { world, outputs: [] }
  switch (event.type) {
    case 'MessageReported':
      return reportedBySpec(world, event)
    case 'GroupDissolved':
      return { world: withoutGroup(world, event.gid), outputs: [] }
    default:
      return { world, outputs: [] }
  }
}
