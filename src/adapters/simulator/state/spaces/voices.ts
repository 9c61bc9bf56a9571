import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, keysOf, put } from '../../../../domain/kernel/table'
import { maySpeak } from '../../../../domain/space'
import type { ServerInput } from '../input'
import type { StepResult } from '../output'
import type { ServerSpace, ServerState, SpaceSeat } from '../server-state'
import { withCrowd } from './crowd-curve'
import { audienceOf } from './spaces'

const isHeard = (seat: SpaceSeat | undefined): boolean => seat?.mic === 'on' && maySpeak(seat.role)

const opened = (space: ServerSpace, xid: string, at: Instant): ServerSpace => ({
  ...space,
  openSince: put(space.openSince, xid, at),
})

const closed = (space: ServerSpace, xid: string, at: Instant): ServerSpace => ({
  ...space,
  openSince: drop(space.openSince, xid),
  heardMs: put(space.heardMs, xid, heardMsOf(space, xid, at)),
})

/** For how long the member's microphone has been open. */
const heardMsOf = ({ heardMs, openSince }: ServerSpace, xid: string, at: number): number =>
  (heardMs[xid] ?? 0) + Math.max(0, at - (openSince[xid] ?? at))

const counted = (was: ServerSpace | undefined, space: ServerSpace, at: Instant): ServerSpace => {
  const people = audienceOf(space)
  const curve = withCrowd(space.curve, at, people)
  const withPeak = curve === space.curve ? space : { ...space, curve, peak: Math.max(space.peak, people) }
  if (was?.seats === space.seats) return withPeak
  return [...new Set([...keysOf(was?.seats ?? {}), ...keysOf(space.seats)])].reduce((acc, xid) => {
    const isOpen = isHeard(space.seats[xid])
    if (isOpen === isHeard(was?.seats[xid])) return acc
    return isOpen ? opened(acc, xid, at) : closed(acc, xid, at)
  }, withPeak)
}

/**
 * Counts for how long each microphone was open and how many people were in the room at most, whichever input opened or
 * closed a microphone or changed the room.
 */
export const roomsCounted = (before: ServerState, { at }: ServerInput, stepped: StepResult): StepResult => {
  const { spaces } = stepped.world
  if (spaces === before.spaces) return stepped
  const changes = keysOf(spaces).flatMap((key): readonly ServerSpace[] => {
    const [was, space] = [before.spaces[key], spaces[key]]
    if (space === undefined || space === was) return []
    const after = counted(was, space, at)
    return after === space ? [] : [after]
  })
  return changes.length === 0
    ? stepped
    : {
        ...stepped,
        world: {
          ...stepped.world,
          spaces: changes.reduce((all, space) => put(all, space.channelId, space), spaces),
        },
      }
}

export interface Voice {
  readonly xid: Xid
  readonly seconds: number
}

/** Everybody who had an open microphone, the longest first. */
export const voicesIn = (world: ServerState, space: ServerSpace, now: number): readonly Voice[] =>
  [...new Set([...keysOf(space.heardMs), ...keysOf(space.openSince)])]
    .flatMap((key): readonly Voice[] => {
      const xid = world.accounts[key]?.xid
      return xid === undefined ? [] : [{ xid, seconds: Math.round(heardMsOf(space, key, now) / 1_000) }]
    })
    .sort((a, b) => b.seconds - a.seconds)
