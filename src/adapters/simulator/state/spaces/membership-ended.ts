import type { Gid, Xid } from '../../../../domain/kernel/ids'
import { drop, entriesOf } from '../../../../domain/kernel/table'
import { isOpen } from '../../../../domain/space'
import type { ServerInput } from '../input'
import type { ServerOutput, StepResult } from '../output'
import type { ServerSpace, ServerState } from '../server-state'
import { inRole, roomOutputs, unseated } from './room-actions'
import { over, withSpace } from './space-actions'

/** A space whose last host has left the group is hosted by the group's owner, so that somebody can end it. */
const withHost = (space: ServerSpace, owner: Xid | undefined): ServerSpace =>
  space.hostXids.length > 0 || owner === undefined
    ? space
    : inRole({ ...space, hostXids: [owner], founderXid: owner }, owner, 'host')

/** Ends what these accounts had in an open space of a group that they have left: seat, host role and reminder. */
const withoutPeople = (
  world: ServerState,
  space: ServerSpace,
  gone: readonly Xid[],
  kind: 'left' | 'kick',
): StepResult => {
  const left = gone.reduce<ServerSpace>((acc, xid) => {
    const after = unseated(acc, xid)
    return {
      ...after,
      hostXids: after.hostXids.filter((one) => one !== xid),
      founderXid: after.founderXid === xid ? null : after.founderXid,
      remindedBy: drop(after.remindedBy, xid),
    }
  }, space)
  return {
    world: withSpace(world, withHost(left, world.communities[space.gid]?.ownerXid)),
    outputs: gone
      .filter((xid) => space.seats[xid] !== undefined)
      .map((xid) => roomOutputs(space.channelId, { kind, toXid: xid })),
  }
}

const openSpacesOf = ({ spaces }: ServerState, gid: Gid): readonly ServerSpace[] =>
  entriesOf(spaces).flatMap(([, space]) => (space.gid === gid && isOpen(space.status) ? [space] : []))

/**
 * Ends all places in the spaces of a group for the accounts that have just left the group, whichever input removed
 * them. The spaces of a dissolved group end (SPC-5, SPC-9).
 */
export const membershipEnded = (input: ServerInput, stepped: StepResult): StepResult =>
  stepped.outputs.reduce<StepResult>((acc, output) => {
    if (output.type !== 'GroupChanged' || output.gone.length === 0) return acc
    const isDissolved = acc.world.communities[output.gid] === undefined
    const kind = ['GroupLeft', 'account-deletion/FellDue'].includes(input.type) ? 'left' : 'kick'
    return openSpacesOf(acc.world, output.gid).reduce<StepResult>((before, space) => {
      const after = withoutPeople(before.world, space, output.gone, kind)
      const rest = after.world.spaces[space.channelId]
      const end = isDissolved && rest !== undefined ? over(after.world, rest, input.at) : null
      const told: readonly ServerOutput[] = end === null ? [] : end.outputs.filter(({ type }) => type !== 'Done')
      return { world: end?.world ?? after.world, outputs: [...before.outputs, ...after.outputs, ...told] }
    }, acc)
  }, stepped)
