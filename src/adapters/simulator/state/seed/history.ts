import type { GroupCard, Sender } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { tableFrom } from '../../../../domain/kernel/table'
import { isMember } from '../groups/permissions'
import { emptyThread } from '../chat/thread'
import type { UserAccount, Community, GeneratedHistory, ConversationContext, Thread } from '../server-state'
import { anonymousMember } from './residents'
import type { SeedGroup } from './groups/seed-group'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The most accounts that write the generated messages of a group. */
const CAST = 36

const senderOf = ({ xid, name, avatar }: UserAccount): Sender => ({ xid, name, avatar })

const INVITES = 3

const cardOf = ({ gid, name, icon, description, members, crowd }: Community): GroupCard => ({
  gid,
  name,
  icon,
  description,
  memberCount: Object.keys(members).length + crowd,
})

interface Around {
  readonly seed: number
  readonly at: Instant
  readonly residents: readonly UserAccount[]
  readonly all: readonly Community[]
}

const sceneryOf = (community: Community, { seed, all, residents }: Around): ConversationContext => {
  const sender = (xid: Xid | undefined): Sender | null => {
    const account = residents.find((one) => one.xid === xid && one.email === null)
    return account === undefined ? null : senderOf(account)
  }
  const stranger = residents.find((one) => one.email === null && !isMember(community, one.xid))
  return {
    group: cardOf(community),
    isPrivate: community.joinType === 'private',
    owner: sender(community.ownerXid),
    bot: sender(community.aiXids[0]),
    invites: all
      .filter((one) => one.joinType === 'normal' && one !== community)
      .slice(0, INVITES)
      .map(cardOf),
    stranger: senderOf(stranger ?? anonymousMember(seed, community.crowd)),
  }
}

const pastOf = (place: SeedGroup, community: Community, around: Around): GeneratedHistory | null => {
  const { seed, at, residents } = around
  const maySpeak = residents.filter(
    ({ xid, level }) => isMember(community, xid) && (level >= place.minSpeakLevel || community.joinType === 'private'),
  )
  const speakers = maySpeak.length === 0 ? residents.filter(({ xid }) => xid === community.ownerXid) : maySpeak
  const cast = speakers.filter(({ email }) => email === null).slice(0, CAST)
  const last = addMs(at, -place.quietMinutes * MINUTE_MS)
  return place.messages === 0
    ? null
    : {
        seed,
        conversationId: community.conversationId,
        count: place.messages,
        first: addMs(last, -place.days * DAY_MS),
        last,
        books: place.books,
        cast: cast.map(senderOf),
        guests: speakers.filter(({ email }) => email !== null).map(senderOf),
        guestsSilent: Math.max(place.ada?.unread ?? 0, place.ben?.unread ?? 0),
        scenery: sceneryOf(community, around),
      }
}

/** The generated history of a group, with the read positions of the two accounts as which tests sign in. */
export const seedThread = (place: SeedGroup, community: Community, around: Around): Thread => ({
  ...emptyThread,
  latest: place.messages,
  past: pastOf(place, community, around),
  read: tableFrom(
    around.residents
      .filter(({ email, xid }) => email !== null && isMember(community, xid))
      .map(({ xid, email }) => {
        const unread = (email?.startsWith('ada') === true ? place.ada : place.ben)?.unread ?? 0
        return [xid, Math.max(0, place.messages - unread)] as const
      }),
  ),
})
