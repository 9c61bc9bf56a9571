import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/adapters/simulator/state/seeded-random'
import { accountMessages, type AccountMessage } from '../support/whole-domain'
import { announcementsOf } from '../../src/domain/announcement'
import { conversationRows, pinsOf, plainText, threadOf, type ConversationAction } from '../../src/domain/chat'
import { membersOf, myGroups } from '../../src/domain/group'
import { canonicalJson } from '../../src/domain/kernel/canonical-json'
import { ClientId, ConversationId, Gid, Uid, Xid } from '../../src/domain/kernel/ids'
import { ownPerson, ownSettings, personByUid, relationTo } from '../../src/domain/profile'
import { newGroup } from '../../src/domain/group-admin'
import { FaultyNetwork } from '../chaos/network/faulty-network'
import { ReplicaCheck } from '../chaos/replica-check'
import { NO_FAULTS } from '../chaos/fault-profile'
import { ChaosServer } from '../chaos/chaos-server'
import { made } from '../support/builders/made'
import { VirtualTime } from '../support/virtual-time'
import { UNCOMPARED_FACTS } from './uncompared-facts'
import { sequentialIds, simulatedUserIn, SETTLE_MS, type SimulatedUser } from './support/simulated-user'
import { accountOf } from '../support/slices-in'

const SQUARE = made(ConversationId, 'sg_10000001')
const GID = made(Gid, '10000001')
const SOMEBODY = made(Xid, 'm000000003')

/** The seeded groups that Ada leaves and joins in the scenes below. */
const LEFT = made(Gid, '40000004')
const JOINED = made(Gid, '300000003')

interface Told {
  readonly ada: SimulatedUser
  readonly ben: SimulatedUser
  /** The uid of a person whom both members know. */
  readonly uid: Uid
  readonly wait: (ms: number) => Promise<void>
  readonly say: (who: SimulatedUser, text: string) => void
  readonly perform: (who: SimulatedUser, act: ConversationAction) => void
  readonly newId: () => ClientId
}

const meOf = (who: SimulatedUser): Xid => {
  const xid = who.session()?.xid
  if (xid === undefined) throw new Error('nobody is in')
  return xid
}
const partsOf = <A extends object>(whole: A): readonly (keyof A)[] =>
  Object.keys(whole).filter((key): key is string & keyof A => key in whole)

const reactTo = (who: SimulatedUser, actId: ClientId): void => {
  const { account } = who.app
  const [first] = announcementsOf(accountOf(who.app).announcements.get(), GID).items
  const comment = first?.comments[0]
  if (first === undefined || comment === undefined) throw new Error('nothing was announced')
  const { memeId, emoji, xids } = comment
  account.dispatch({
    type: 'announcement/PerformAnnouncementAction',
    actId,
    act: { kind: 'react', gid: GID, id: first.id, memeId, emoji, on: !xids.includes(meOf(who)) },
  })
}
const leave = (who: SimulatedUser, gid: Gid): void => {
  who.app.tab.dispatch({ type: 'group-admin/PerformGroupAction', deed: { kind: 'leave', gid, xid: meOf(who) } })
}

const lastBy = (who: SimulatedUser, by: SimulatedUser) => {
  const xid = by.session()?.xid
  const found = [...threadOf(accountOf(who.app).chat.get(), SQUARE).messages].findLast(
    ({ from, content }) => from.xid === xid && content.kind === 'text',
  )
  if (found === undefined) throw new Error('nothing was said')
  return found
}

/** Scenes in which the server sends a fact about its state to Ada's browser, keyed by message type. */
const SCENES = {
  'chat/MessagesArrived': ({ say, ada, ben }) => {
    say(ben, 'hello')
    say(ada, 'hello yourself')
  },
  'chat/MessagesChanged': ({ perform, ada, ben }) => {
    const { conversationId, seq, id } = lastBy(ben, ada)
    perform(ben, { kind: 'react', conversationId, seq, messageId: id, memeId: 'e2', on: true })
    perform(ben, { kind: 'recall', conversationId, seq: lastBy(ben, ben).seq })
  },
  'chat/ChatActionDone': ({ perform, ada }) => {
    const { conversationId, seq, id } = lastBy(ada, ada)
    perform(ada, { kind: 'react', conversationId, seq, messageId: id, memeId: 'e1', on: true })
    perform(ada, { kind: 'pinChat', conversationId, on: true })
    perform(ada, { kind: 'muteChat', conversationId, on: true })
  },
  'chat/PinsChanged': ({ perform, ada }) => {
    const { conversationId, seq } = lastBy(ada, ada)
    perform(ada, { kind: 'pin', conversationId, seq, on: true })
  },
  'chat/ConversationReadMarked': ({ ada }) => {
    const state = accountOf(ada.app).chat.get()
    for (const {
      summary: { conversationId },
    } of conversationRows(state)) {
      const seq = threadOf(state, conversationId).messages.last?.seq
      if (seq !== undefined) ada.app.account.dispatch({ type: 'chat/MarkConversationRead', conversationId, seq })
    }
  },
  'profile/RelationChanged': ({ ada }) => {
    ada.app.account.dispatch({ type: 'profile/ChangeRelation', xid: SOMEBODY, change: 'follow' })
  },
  'profile/SettingSaved': ({ ada }) => {
    ada.app.account.dispatch({ type: 'profile/ChangeSetting', kind: 'group', on: false })
  },
  'announcement/AnnouncementActionDone': ({ ada, newId }) => {
    reactTo(ada, newId())
  },
  'announcement/AnnouncementsChanged': ({ ben, newId }) => {
    reactTo(ben, newId())
  },
  'group/GroupChanged': ({ ben }) => {
    leave(ben, GID)
  },
  'group-admin/GroupActionDone': ({ ada }) => {
    leave(ada, LEFT)
  },
  'group/GroupJoined': ({ ada }) => {
    ada.app.tab.dispatch({
      type: 'join/StartJoin',
      target: { gid: JOINED, name: '', terms: { isMember: false, joinType: 'normal', joinMode: 'normal' } },
      to: null,
      why: 'enter',
      asVisitor: false,
    })
    ada.app.tab.dispatch({ type: 'join/ConfirmJoin' })
  },
  'group-admin/GroupSaved': ({ ada, wait }) => {
    const draft = { ...newGroup('en'), name: 'Kite fliers', description: 'On the hill' }
    ada.app.tab.dispatch({ type: 'group-admin/OpenGroupForm', gid: null, draft })
    ada.app.tab.dispatch({ type: 'group-admin/ChangeGroupDraft', draft })
    void wait(1_000).then(() => {
      ada.app.tab.dispatch({ type: 'group-admin/SaveGroup' })
    })
  },
  ProfileSaved: ({ ada }) => {
    const own = ownPerson(accountOf(ada.app).profile.get())
    if (own.status !== 'shown') throw new Error('no profile')
    const { uid, avatar, banner, name, bio } = own.person
    ada.app.tab.dispatch({ type: 'profile/OpenProfileForm', draft: { uid, avatar, banner, name, bio } })
    ada.app.tab.dispatch({ type: 'profile/ChangeProfileDraft', name: 'Ada the second', bio: 'Still here' })
    ada.app.tab.dispatch({ type: 'profile/SaveProfile' })
  },
  'chat/DirectOpened': ({ ada, uid }) => {
    ada.app.account.dispatch({ type: 'chat/OpenDirect', uid })
  },
  'chat/MessagesDeleted': ({ ada, perform }) => {
    const { conversationId, seq } = lastBy(ada, ada)
    perform(ada, { kind: 'clearHistory', conversationId, upTo: seq - 1 })
  },
} satisfies { readonly [K in AccountMessage['type']]?: (told: Told) => void }

/** Opens a simulated server with two members. One returned function reads the state that Ada's browser shows. */
const openTown = async () => {
  const time = new VirtualTime()
  const random = sequentialIds()
  const town = new ChaosServer(time, random)
  const line = () => new FaultyNetwork(() => NO_FAULTS, seededRandom(1))
  const [ada, ben] = [
    simulatedUserIn(town, time, random, 'ada', line()),
    simulatedUserIn(town, time, random, 'ben', line()),
  ]
  const heard = new Set<string>()
  void new ReplicaCheck(
    ada.browser,
    ({ entry }) => {
      heard.add(entry.message.type)
    },
    () => undefined,
    () => undefined,
    (what) => {
      throw new Error(what)
    },
  )
  await time.pass(1_000)
  const uid = town.world.accounts[SOMEBODY]?.uid ?? made(Uid, '1')
  const newId = () => made(ClientId, random.id())
  const told: Told = {
    ada,
    ben,
    uid,
    newId,
    wait: (ms) => time.pass(ms),
    say: (who, text) => {
      who.app.account.dispatch({
        type: 'chat/SendMessage',
        conversationId: SQUARE,
        clientId: newId(),
        content: plainText(text),
      })
    },
    perform: (who, act) => {
      who.app.account.dispatch({ type: 'chat/PerformChatAction', actId: newId(), act })
    },
  }
  const signIn = async (who: SimulatedUser) => {
    await who.signIn()
    const { account } = who.app
    account.dispatch({ type: 'group/ShowGroupCentre' })
    account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
    account.dispatch({ type: 'chat/ShowPins', conversationId: SQUARE })
    account.dispatch({ type: 'announcement/ShowAnnouncements', gid: GID })
    account.dispatch({ type: 'group/ShowMembers', gid: GID })
    account.dispatch({ type: 'profile/ShowPerson', uid })
    account.dispatch({ type: 'profile/ShowOwnProfile', me: meOf(who) })
    await time.pass(SETTLE_MS)
  }
  const shown = ({ app }: SimulatedUser) => {
    const slices = accountOf(app)
    const [chat, group, profile] = [slices.chat.get(), slices.group.get(), slices.profile.get()]
    const thread = threadOf(chat, SQUARE)
    return {
      rows: conversationRows(chat).map(({ summary: { conversationId, name, pinned, muted }, latest, unread }) => ({
        conversationId,
        name,
        pinned,
        muted,
        latest,
        unread,
      })),
      messages: [...thread.messages],
      waiting: [...thread.pending],
      pins: pinsOf(chat, SQUARE),
      // Views show the order of lists, the names of other members and card snapshots as of the last read. Each view
      // reads them again when it is shown.
      groups: myGroups(group)
        .items.map((one) => ({ ...one, latest: null, snapshot: null }))
        .sort((a, b) => a.gid.localeCompare(b.gid)),
      members: membersOf(group, GID).items.map(({ xid, role }) => [xid, role]),
      announcements: announcementsOf(slices.announcements.get(), GID).items.map(({ id, comments, isRead, pinned }) => ({
        id,
        comments,
        isRead,
        pinned,
      })),
      person: personByUid(profile, uid),
      relation: relationTo(profile, SOMEBODY),
      own: ownPerson(profile),
      settings: ownSettings(profile),
    }
  }
  await signIn(ada)
  await signIn(ben)
  return { told, ada, heard, time, signIn, shown }
}

describe('Every account message that reports server state', () => {
  it('every account message type is either compared with a new sign-in or listed as not comparable, but never both', () => {
    const named = [...Object.keys(SCENES), ...Object.values(UNCOMPARED_FACTS).flat()]
    // The messages of queries report what the comparison itself reads.
    const compared = Object.keys(accountMessages).filter((type) => type.split('/').length < 3)
    expect([...named].sort()).toEqual(compared.sort())
  })

  it('after each message that reports server state, the view models equal the view models after a new sign-in', async () => {
    const { told, ada, heard, time, signIn, shown } = await openTown()
    for (const [type, scene] of Object.entries(SCENES)) {
      heard.clear()
      scene(told)
      await time.pass(SETTLE_MS)
      expect([...heard]).toContain(type)
      const folded = shown(ada)
      await ada.signOut()
      await signIn(ada)
      const fetched = shown(ada)
      // The log may contain more of a chat than one page.
      const from = fetched.messages[0]?.seq ?? 0
      const alike = { ...folded, messages: folded.messages.filter(({ seq }) => seq >= from) }
      for (const part of partsOf(fetched))
        expect([type, part, canonicalJson(alike[part])]).toEqual([type, part, canonicalJson(fetched[part])])
    }
  })
})
