import * as t from 'io-ts'
import { LiveRoom } from '../announcement'
import type { AnyReceivedMessage } from '../event-log'
import { Address } from '../kernel/export-policy'
import { Gid } from '../kernel/ids'
import { failedInputs, query } from '../query'
import { GiftGiver, groupOverviewMessages } from './group-overview'

const ofGroup = t.strict({ gid: Gid })
const Overview = groupOverviewMessages['group-overview/ShowGroupOverview']
const Panel = groupOverviewMessages['group-overview/ShowGroupPanel']

const withPanel = {
  types: ['group-overview/ShowGroupPanel'],
  inputs: (message: AnyReceivedMessage) => (Panel.is(message) ? [{ gid: message.gid }] : []),
}

/** The live and planned rooms of all groups. A page that was offline loads them again. */
export const roomsQuery = query('group-overview/rooms', {
  input: t.strict({}),
  item: LiveRoom,
  idOf: ({ channelId }) => channelId,
  loadsAfter: {
    types: ['group-overview/ShowGroupOverview', 'NetworkOnline'],
    inputs: (message, known) => (Overview.is(message) || known.length > 0 ? [{}] : []),
  },
})

/** The givers of a group, sorted by `given`, largest first. */
export const giftRankQuery = query('group-overview/giftRank', {
  input: ofGroup,
  item: GiftGiver,
  idOf: ({ xid }) => xid,
  loadsAfter: {
    types: ['group-overview/ShowGroupOverview', 'NetworkOnline'],
    inputs: (message, known) => (Overview.is(message) ? [{ gid: message.gid }] : failedInputs(known)),
  },
})

/** The banner's URL; no item if the group's own banner applies. */
export const bannerQuery = query('group-overview/banner', {
  input: ofGroup,
  item: Address,
  idOf: (url) => url,
  loadsAfter: withPanel,
})

/** The key of the group's invite link; no item if the group has none. */
export const inviteKeyQuery = query('group-overview/inviteKey', {
  input: ofGroup,
  item: t.string,
  idOf: (key) => key,
  loadsAfter: withPanel,
})
