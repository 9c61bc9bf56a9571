import { Gid, type Xid } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { emptyTable, tableFrom } from '../../../../domain/kernel/table'
import { groupConversationId } from '../../../wire/entities/conversation-id'
import { mixSeeds, seededRandom, shuffle } from '../seeded-random'
import { PHRASEBOOKS } from '../dialogue/phrasebooks'
import type { UserAccount, Community } from '../server-state'
import { NAMED_KEYS, pictureAt } from './residents'
import type { SeedGroup } from './groups/seed-group'
import { literalId } from './literal-id'

const DAY_MS = 86_400_000

/** The seed keys of the members that the seed names. The other members are drawn at random. */
const memberKeys = ({ owner, admins, ais, members, ada, ben }: SeedGroup): readonly string[] => [
  ...new Set([
    ...(owner === null ? [] : [owner]),
    ...admins,
    ...ais,
    ...members,
    ...(ada === null ? [] : ['ada']),
    ...(ben === null ? [] : ['ben']),
  ]),
]

const STAFF_KEYS: readonly string[] = ['ada', 'ben', 'loopy']

const byKey = (residents: readonly UserAccount[], key: string): UserAccount => {
  const account = residents[NAMED_KEYS.indexOf(key)]
  if (account === undefined) throw new Error(`the seed knows no resident ${key}`)
  return account
}

/** The simulated members. Simulated members who speak the group's language come first. */
const nativesFirst = ({ books }: SeedGroup, residents: readonly UserAccount[]): readonly UserAccount[] => {
  const tongues = [...new Set(books)].flatMap((book) => PHRASEBOOKS[book].names ?? [])
  if (tongues.length === 0) return residents
  const natives = new Set(residents.filter(({ name }) => tongues.some((letters) => letters.test(name))))
  return [...natives, ...residents.filter((one) => !natives.has(one))]
}

export const seedCommunity = (
  place: SeedGroup,
  seed: number,
  at: Instant,
  residents: readonly UserAccount[],
): Community => {
  const gid = literalId(Gid.is, place.gid)
  const named = (key: string): UserAccount => byKey(residents, key)
  const chance = seededRandom(mixSeeds(seed, Number(gid), 2))
  const known = memberKeys(place).map(named)
  const reserved = new Set<Xid>([...known, ...STAFF_KEYS.map(named)].map(({ xid }) => xid))
  const others = nativesFirst(
    place,
    shuffle(
      chance,
      residents.filter(({ xid }) => !reserved.has(xid)),
    ),
  )
  const [first, ...rest] = others
  const owner = place.owner === null ? first : named(place.owner)
  if (owner === undefined) throw new Error(`nobody can own group ${gid}`)
  const members = [owner, ...known, ...(place.owner === null ? rest : others).slice(0, place.more)]
  return {
    gid,
    conversationId: groupConversationId(gid),
    name: place.name,
    description: place.description,
    icon: place.icon === null ? null : pictureAt(place.icon),
    banner: place.banner === null ? null : pictureAt(place.banner),
    ownerXid: owner.xid,
    adminXids: place.admins.map((key) => named(key).xid),
    aiXids: place.ais.map((key) => named(key).xid),
    joinType: place.joinType,
    joinMode: place.joinMode,
    link: place.link,
    inviteKey: place.inviteKey,
    minSpeakLevel: place.minSpeakLevel,
    minImageLevel: place.minImageLevel,
    linkWhitelist: place.linkWhitelist,
    welcomesAll: place.welcomesAll,
    crowd: place.crowd,
    verification:
      place.verified === null
        ? null
        : {
            kind: place.verified.kind,
            projectName: place.verified.project,
            since: addMs(at, -place.verified.days * DAY_MS),
            link: `https://x.com/${place.verified.project.toLowerCase()}`,
          },
    members: tableFrom(members.map(({ xid }) => [xid, true] as const)),
    mutesNewcomers: false,
    locale: null,
    partnerLink: null,
    currency: null,
    pinnedBy: emptyTable(),
    mutedBy: tableFrom(
      (['ada', 'ben'] as const).flatMap((key) => (place[key]?.muted === true ? [[named(key).xid, true] as const] : [])),
    ),
  }
}
