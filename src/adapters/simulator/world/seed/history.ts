import type { Sender } from '../../../../domain/chat'
import { later, type Instant } from '../../../../domain/kernel/instant'
import { tableFrom } from '../../../../domain/kernel/table'
import { isMember } from '../rights'
import { emptyThread } from '../thread'
import type { Account, Community, Past, Thread } from '../world'
import type { Place } from './places/place'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** In a large group, too, so many do most of the talking. */
const CAST = 36

const senderOf = ({ xid, name, avatar }: Account): Sender => ({ xid, name, avatar })

const pastOf = (place: Place, community: Community, seed: number, at: Instant, residents: readonly Account[]): Past | null => {
  const maySpeak = residents.filter(({ xid, level }) =>
    isMember(community, xid) && (level >= place.minSpeakLevel || community.joinType === 'private'))
  const speakers = maySpeak.length === 0 ? residents.filter(({ xid }) => xid === community.ownerXid) : maySpeak
  const cast = speakers.filter(({ email }) => email === null).slice(0, CAST)
  const last = later(at, -place.quietMinutes * MINUTE_MS)
  return place.messages === 0 ? null : {
    seed, conversationId: community.conversationId, count: place.messages, first: later(last, -place.days * DAY_MS), last,
    books: place.books, cast: cast.map(senderOf), guests: speakers.filter(({ email }) => email !== null).map(senderOf),
    guestsSilent: Math.max(place.ada?.unread ?? 0, place.ben?.unread ?? 0),
  }
}

/** What was said in a place before today, and how much of it the two who sign in have not read. */
export const threadFrom = (place: Place, community: Community, seed: number, at: Instant, residents: readonly Account[]): Thread => ({
  ...emptyThread,
  latest: place.messages,
  past: pastOf(place, community, seed, at, residents),
  read: tableFrom(residents.filter(({ email, xid }) => email !== null && isMember(community, xid)).map(({ xid, email }) => {
    const unread = (email?.startsWith('ada') === true ? place.ada : place.ben)?.unread ?? 0
    return [xid, Math.max(0, place.messages - unread)] as const
  })),
})
