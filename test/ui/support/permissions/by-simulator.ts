import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import { mayReadIn } from '../../../../src/adapters/simulator/state/chat/directs'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { plainText, type Content } from '../../../../src/domain/chat'
import { ClientId, Gid, MessageId, type Xid, type ConversationId } from '../../../../src/domain/kernel/ids'
import { put } from '../../../../src/domain/kernel/table'
import { made } from '../../../support/builders/made'
import { type State, came, AT, WHO, HARU, type Action, picture } from './permission-rows'

const clientId = made(ClientId, 'c')
const messageId = made(MessageId, 'said')
const toAll: Content = { kind: 'text', text: '@all', mentions: [{ xid: null, name: 'all' }] }

interface Place {
  readonly world: ServerState
  readonly gid: string
  readonly conversationId: ConversationId
}

/**
 * The simulator state with the owner's group, a member's message and an announcement. No member has the level that
 * pictures require.
 */
export const placeIn = ({ joinType, superIsIn }: State): Place => {
  const made_ = applyInput(came, {
    type: 'GroupCreated',
    at: AT,
    xid: WHO.owner,
    draw: 5,
    terms: {
      name: 'Nook',
      icon: '',
      banner: '',
      description: '',
      isPrivate: joinType === 'private',
      mutesNewcomers: false,
      locale: 'en',
      link: '',
      linkWhitelist: [],
      minImageLevel: 90,
      minSpeakLevel: 0,
      partnerLink: '',
    },
  })
  const gid = made_.outputs.flatMap((output) => (output.type === 'GroupIs' ? [output.gid] : []))[0] ?? ''
  const community = made_.world.communities[gid]
  if (community === undefined) throw new Error('no group was made')
  const members = [WHO.member, WHO.admin, HARU, ...(superIsIn ? [WHO.super] : [])].reduce(
    (members_, xid) => put(members_, xid, true as const),
    community.members,
  )
  const peopled: ServerState = {
    ...made_.world,
    communities: put(made_.world.communities, gid, { ...community, members, adminXids: [WHO.admin] }),
  }
  const { conversationId } = community
  const said = applyInput(peopled, {
    type: 'MessageSent',
    at: AT,
    xid: HARU,
    conversationId,
    clientId,
    content: plainText('tea?'),
    messageId,
    host: 'town.example',
  }).world
  const world = applyInput(said, {
    type: 'Announced',
    at: AT,
    xid: WHO.owner,
    gid,
    id: 'n1',
    text: 'tea',
    pictures: [],
    video: null,
    ats: [],
  }).world
  return { world, gid, conversationId }
}

const inputFor = (action: Exclude<Action, 'browse'>, xid: Xid, { gid, conversationId, world }: Place): ServerInput => {
  const say = (content: Content): ServerInput => ({
    type: 'MessageSent',
    at: AT,
    xid,
    conversationId,
    clientId,
    content,
    messageId: made(MessageId, 'new'),
    host: 'town.example',
  })
  switch (action) {
    case 'send':
      return say(plainText('hi'))
    case 'picturesAtAnyLevel':
      return say(picture)
    case 'mentionAll':
      return say(toAll)
    case 'edit':
      return {
        type: 'GroupEdited',
        at: AT,
        xid,
        gid,
        terms: {
          name: 'Den',
          icon: '',
          banner: '',
          description: '',
          isPrivate: world.communities[gid]?.joinType === 'private',
          mutesNewcomers: false,
          locale: 'en',
          link: '',
          linkWhitelist: [],
          minImageLevel: 0,
          minSpeakLevel: 0,
          partnerLink: '',
        },
      }
    case 'announce':
      return { type: 'Announced', at: AT, xid, gid, id: 'n2', text: 'tea', pictures: [], video: null, ats: [] }
    case 'deleteAnnouncement':
      return { type: 'NoticeActed', at: AT, xid, act: { kind: 'remove', gid: made(Gid, gid), id: 'n1' } }
    case 'pin':
      return { type: 'MessagePinned', at: AT, xid, gid, seq: 1, on: true }
    case 'delete':
      return { type: 'MessageDeleted', at: AT, xid, conversationId, seq: 1 }
    case 'deleteForAll':
      return { type: 'MessageDeletedForAll', at: AT, xid, gid, messageId }
    case 'dissolve':
      return { type: 'GroupDissolved', at: AT, xid, gid }
    case 'handOver':
      return { type: 'GroupLeft', at: AT, xid, gid, successor: WHO.member }
  }
}

/** Whether the simulator allows the action: the simulator sends no refusal, and its state changes. */
export const bySimulator = (action: Action, xid: Xid, place: Place): boolean => {
  if (action === 'browse') return mayReadIn(place.world, place.conversationId, xid) === true
  const { world, outputs } = applyInput(place.world, inputFor(action, xid, place))
  return world !== place.world && !outputs.some(({ type }) => type === 'Refused')
}
