import type { Random } from '../../application/ports/browser/random'
import { ChannelId } from '../../domain/kernel/ids'
import { sha256 } from '../../domain/kernel/sha256'
import { featureChannels } from './features'
import type { RoomTokens } from './room-tokens'
import type { ServerState } from './state/server-state'
import { seatIn } from './state/spaces/spaces'

/**
 * Makes tokens that need no storage: each token is computed from a room, an account, a session and a secret of this
 * process. A token is valid while its session is in the room.
 */
export const makeRoomTokens = (random: Random): RoomTokens => {
  const secret = `${random.id()}${random.id()}`
  const sealed = (channelId: string, xid: string, token: string): string =>
    sha256([secret, channelId, xid, token].join('\n')).slice(0, 40)
  const sessionsIn = (world: ServerState, channelId: string, xid: string): readonly string[] => {
    const { spaces, tokens } = world
    const space = spaces[channelId]
    const seated =
      space?.status === 'started' ? (seatIn(world, space, xid)?.by ?? []).filter((token) => tokens[token] === xid) : []
    return [...seated, ...featureChannels.flatMap(({ sessionsIn: of }) => of(world, channelId, xid))]
  }
  return {
    issue: (world, channelId, xid, token) => {
      if (!ChannelId.is(channelId) || !sessionsIn(world, channelId, xid).includes(token)) return null
      return `${channelId}.${xid}.${sealed(channelId, xid, token)}`
    },
    holderOf: (world, pass) => {
      const [channelId = '', key = '', seal = ''] = pass.split('.')
      const xid = world.accounts[key]?.xid
      if (!ChannelId.is(channelId) || xid === undefined) return null
      return sessionsIn(world, channelId, xid).some((token) => seal === sealed(channelId, xid, token))
        ? { channelId, xid }
        : null
    },
  }
}
