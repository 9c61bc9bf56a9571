import type { Instant } from '../../../../domain/kernel/instant'
import { addMs } from '../../../../domain/kernel/instant'
import { emptyTable, keysOf, tableFrom } from '../../../../domain/kernel/table'
import { Xid } from '../../../../domain/kernel/ids'
import { mixSeeds, seededRandom, type SeededRandom } from '../seeded-random'
import type { Community, ServiceNotification } from '../server-state'
import { pictureAt } from './residents'
import { hasRoom } from './spaces'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Written extends Partial<Pick<ServiceNotification, 'pinned' | 'room'>> {
  readonly text: string
  readonly pictures?: readonly string[]
  readonly hasVideo?: true
}

/** The seeded announcements of some groups, newest first. */
const WRITTEN: Readonly<Record<string, readonly Written[]>> = {
  10000001: [
    { text: 'The square is open all evening. Come in, listen, ask. #openroom', room: 'open' },
    {
      text: 'Three rules, so that everybody keeps coming back: be kind, credit what you share, and no tokens for favours. #rules #welcome',
      pinned: true,
      pictures: ['ph1'],
    },
    { text: 'Photos of the spring market are in. Thank you all! 谢谢大家 🌸 #market', pictures: ['ph2', 'ph3', 'ph4'] },
    { text: 'Last week’s open square is over. Whoever missed it finds the recap here.', room: 'ended' },
    { text: 'How the new fountain works, in a minute.', hasVideo: true },
  ],
  20000002: [
    {
      text: '下个月读《围城》。Next month: Fortress Besieged. 请在周五前投票。 #reading',
      pinned: true,
      pictures: ['ph4'],
    },
  ],
  300000003: [
    { text: 'Show and tell is on Sunday. Bring something that nearly works. #showandtell', room: 'open', pinned: true },
    { text: 'The laser cutter is mended. Book it for two hours at most. 🛠️', pictures: ['ph3'] },
  ],
  43000043: [{ text: 'أمسية الخميس: كل واحد يجيب بيت شعر يحبه. ☕ #شعر', room: 'open' }],
  46000046: [
    {
      text: 'Maintenance on Tuesday from 03:00 to 03:20 UTC. Nothing is lost; messages wait in your outbox. #maintenance',
      pinned: true,
    },
  ],
}

/**
 * The number of weekly announcements of the seeded group Loop Town Square. The announcements fill more than one page of
 * results.
 */
const WEEKLY = 24
const weekly = ({ gid }: Community): readonly Written[] =>
  gid !== '10000001'
    ? []
    : Array.from({ length: WEEKLY }, (_, n) => ({
        text: `Week ${WEEKLY - n} on the square: what is on, who is new, what was found. #weekly`,
      }))

const REACTED_WITH = ['e1', 'e2', 'e4', 'e6', 'e10'] as const

const reacted = (chance: SeededRandom, people: readonly Xid[]): ServiceNotification['comments'] => {
  const chosen = REACTED_WITH.filter(() => chance.next() < 0.5)
  return tableFrom(
    chosen.flatMap((meme) => {
      const xids = people.filter(() => chance.next() < 0.25)
      return xids.length === 0 ? [] : [[meme, xids] as const]
    }),
  )
}

export const seedNotifications = (community: Community, seed: number, at: Instant): readonly ServiceNotification[] => {
  const chance = seededRandom(mixSeeds(seed, Number(community.gid), 5))
  const editors = [community.ownerXid, ...community.adminXids]
  const people = keysOf(community.members).filter(Xid.is).slice(0, 40)
  return [...(WRITTEN[community.gid] ?? []), ...weekly(community)].map((one, n) => ({
    id: `town-${community.gid}-${n + 1}`,
    xid: chance.of(editors, community.ownerXid),
    at: addMs(at, -(n * 5 * DAY_MS + (n + 2) * HOUR_MS)),
    text: one.text,
    pictures: (one.pictures ?? []).map(pictureAt),
    video: one.hasVideo === true ? { url: '/town/v1.webm', poster: pictureAt('v1') } : null,
    mentions: [],
    pinned: one.pinned ?? false,
    room: hasRoom(community.gid) ? (one.room ?? null) : null,
    comments: n < 6 ? reacted(chance, people) : emptyTable(),
    readBy: tableFrom(people.filter(() => chance.next() < 0.6).map((xid) => [xid, true] as const)),
    reports: emptyTable(),
  }))
}
