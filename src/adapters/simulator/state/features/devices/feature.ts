import * as t from 'io-ts'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { entriesOf, put, tableFrom } from '../../../../../domain/kernel/table'
import { refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { endedIn, hasEndedSessions, sessionsOf } from '../../users/accounts'
import { stateFeature } from '../state-feature'
import { devicesSlice, isNoteDue } from './devices'

const Noted = t.strict(
  {
    type: t.literal('devices/Noted'),
    at: Instant,
    token: t.string,
    id: t.string,
    device: t.string,
    language: t.string,
  },
  'devices/Noted',
)
/** `token` is the token of the caller's own session. */
const caller = { at: Instant, token: t.string, xid: Xid }
const Ended = t.strict({ type: t.literal('devices/Ended'), ...caller, id: t.string }, 'devices/Ended')
const OthersEnded = t.strict({ type: t.literal('devices/OthersEnded'), ...caller }, 'devices/OthersEnded')
const Input = t.union([Noted, Ended, OthersEnded])
export type DevicesInput = t.TypeOf<typeof Input>

const noted = (world: ServerState, { token, id, device, language, at }: t.TypeOf<typeof Noted>): StepResult => {
  if (world.tokens[token] === undefined || !isNoteDue(world, token, at)) return { world, outputs: [] }
  const known = devicesSlice.of(world)
  const session = { id: known[token]?.id ?? id, device, language, seenAt: at }
  return { world: devicesSlice.put(world, put(known, token, session)), outputs: [] }
}

const endedWithReply = (before: ServerState, tokens: readonly string[]): StepResult => {
  const { world, outputs } = endedIn(before, tokens)
  return { world, outputs: [{ type: 'Done' }, ...outputs] }
}

const ended = (world: ServerState, { token: current, xid, id }: t.TypeOf<typeof Ended>): StepResult => {
  const token = sessionsOf(world, xid).find((one) => devicesSlice.of(world)[one]?.id === id)
  if (token === undefined) return refusedResult(world, 'This device is not signed in')
  return token === current
    ? refusedResult(world, 'This is the device that you use. Sign out from the menu.')
    : endedWithReply(world, [token])
}

/** Notes the device of each session. Members end their own sessions. */
export const feature = stateFeature(
  Input,
  (world, input) => {
    switch (input.type) {
      case 'devices/Noted':
        return noted(world, input)
      case 'devices/Ended':
        return ended(world, input)
      case 'devices/OthersEnded':
        return endedWithReply(
          world,
          sessionsOf(world, input.xid).filter((token) => token !== input.token),
        )
    }
  },
  {
    hears: (world, input, outputs) => {
      if (!hasEndedSessions(input, outputs)) return { world, outputs: [] }
      const alive = entriesOf(devicesSlice.of(world)).filter(([token]) => world.tokens[token] !== undefined)
      return { world: devicesSlice.put(world, tableFrom(alive)), outputs: [] }
    },
  },
)
