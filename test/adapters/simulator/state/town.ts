import { ConversationId, type ChannelId, Xid } from '../../../../src/domain/kernel/ids'
import { addMs, clampToInstant } from '../../../../src/domain/kernel/instant'
import { emptyServerState, applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import type { ServerOutput } from '../../../../src/adapters/simulator/state/output'
import type { ServerInput, ServerInputOf } from '../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'

type SpaceTerms = ServerInputOf<'SpaceCreated'>['terms']

export const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}

export const START = clampToInstant(1_800_000_000_000)
export const townOf = (seed: number): ServerState =>
  applyInput(emptyServerState, { type: 'TownFounded', at: START, seed }).world
export const conversation = (gid: string): ConversationId => brand(ConversationId.is, `sg_${gid}`)
export const personBy = (world: ServerState, email: string): Xid => brand(Xid.is, world.byEmail[email] ?? '')

/** The group with a hundred thousand messages. */
export const RIVER = '40000004'

/** A space of an hour, planned by a member for a group. */
export const spaceCreated = (
  xid: Xid,
  channelId: ChannelId,
  gid = '10000001',
  terms: Partial<SpaceTerms> = {},
): ServerInput => ({
  type: 'SpaceCreated',
  at: START,
  xid,
  gid,
  channelId,
  inviteKey: 'Key0000001',
  terms: {
    title: 'Tea',
    startsAt: START,
    endsAt: addMs(START, 3_600_000),
    micMode: 'limited',
    announcement: '',
    locale: 'en',
    ...terms,
  },
})

/** Applies the inputs in order. Returns the state after all inputs, and the outputs of the last input. */
export const steps = (world: ServerState, ...inputs: readonly ServerInput[]) => {
  let outputs: readonly ServerOutput[] = []
  let acc = world
  for (const input of inputs) {
    const stepped = applyInput(acc, input)
    acc = stepped.world
    outputs = stepped.outputs
  }
  return { world: acc, outputs }
}
