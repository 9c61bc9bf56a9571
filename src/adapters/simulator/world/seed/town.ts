import { ConversationId, Gid, MessageId, Uid, Xid } from '../../../../domain/kernel/ids'
import { later, nearestInstant, type Instant } from '../../../../domain/kernel/instant'
import { emptyTable, tableFrom } from '../../../../domain/kernel/table'
import { groupConversationId } from '../../../wire/conversation-id'
import { append, emptyThread } from '../thread'
import type { Account, Community, Thread, World } from '../world'
import { seededChance, type SeededChance } from './chance'
import { RESIDENTS, type Resident } from './people'
import { PLACES, type Place } from './places'
import { SAYINGS } from './sayings'

/** A branded id written down in the seed: a wrong one is a mistake in these files, not input from outside. */
const written = <A extends string>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`the seed writes no id: ${text}`)
}

const MINUTE_MS = 60_000

const picture = (name: string): string => `/town/${name}.svg`

const accountOf = ({ key, name, picture: face, level, email }: Resident, i: number): Account => ({
  xid: written(Xid.is, `${key.charAt(0)}${String(i + 1).padStart(9, '0')}`), uid: written(Uid.is, `1${String(i + 1).padStart(9, '0')}`),
  name, avatar: face === null ? null : picture(face), level, email, isVisitor: false,
})

const ACCOUNTS: readonly (readonly [string, Account])[] = RESIDENTS.map((one, i) => [one.key, accountOf(one, i)] as const)
const byKey = tableFrom(ACCOUNTS)
const named = (key: string): Account => {
  const account = byKey[key]
  if (account === undefined) throw new Error(`the seed knows no resident ${key}`)
  return account
}
const xidOf = (key: string): Xid => named(key).xid

const communityOf = (place: Place, at: Instant): Community => {
  const gid = written(Gid.is, place.gid)
  return {
    gid, conversationId: groupConversationId(gid), name: place.name, description: place.description,
    icon: picture(place.icon), banner: picture(place.banner),
    ownerXid: xidOf(place.owner), adminXids: place.admins.map(xidOf), aiXids: place.ais.map(xidOf),
    joinType: place.joinType, joinMode: place.joinMode, link: place.link, inviteKey: place.inviteKey,
    minSpeakLevel: place.minSpeakLevel, welcomesAll: place.welcomesAll,
    verification: place.official === null ? null
      : { kind: 'official', projectName: place.official, since: nearestInstant(at - 400 * 24 * 60 * MINUTE_MS) },
    members: tableFrom(place.members.map((key) => [xidOf(key), true] as const)),
  }
}

/** Ages of the messages in ms before the founding, oldest first: bursts of talk with pauses between. */
const agesOf = (count: number, chance: SeededChance): readonly number[] => {
  let age = 4 * MINUTE_MS
  return Array.from({ length: count }, () => {
    age += chance.next() < 0.8 ? chance.between(5_000, 3 * MINUTE_MS) : chance.between(31 * MINUTE_MS, 600 * MINUTE_MS)
    return age
  }).reverse()
}

const threadOf = (place: Place, id: ConversationId, at: Instant, chance: SeededChance): Thread => {
  const talk = agesOf(place.messages, chance).reduce((thread, age) => {
    const author = named(chance.of(place.members, place.owner))
    const text = chance.of(SAYINGS, '👋')
    return append(thread, author.xid, (seq) => ({
      id: written(MessageId.is, `m${place.gid}-${seq}`), conversationId: id, seq, clientId: null,
      from: { xid: author.xid, name: author.name, avatar: author.avatar }, at: later(at, -age), content: { kind: 'text', text },
    }))[0]
  }, emptyThread)
  const read = tableFrom(place.members.map((key) => [xidOf(key), Math.max(0, talk.latest - place.unread)] as const))
  return { ...talk, read }
}

/** The town on its first day: who lives there, their groups, and what they have said. Same seed and time, same town. */
export const foundTown = (seed: number, at: Instant): World => {
  const chance = seededChance(seed)
  const communities = PLACES.map((place) => [place, communityOf(place, at)] as const)
  return {
    accounts: tableFrom(ACCOUNTS.map(([, account]) => [account.xid, account] as const)),
    byEmail: tableFrom(ACCOUNTS.flatMap(([, { email, xid }]) => (email === null ? [] : [[email, xid] as const]))),
    byDevice: emptyTable(), tokens: emptyTable(), chatTokens: emptyTable(), codes: emptyTable(),
    communities: tableFrom(communities.map(([, community]) => [community.gid, community] as const)),
    threads: tableFrom(communities.map(([place, { conversationId }]) =>
      [conversationId, threadOf(place, conversationId, at, chance)] as const)),
  }
}
