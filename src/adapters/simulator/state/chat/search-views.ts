import type { PersonResult } from '../../../../domain/global-search'
import type { Group } from '../../../../domain/group'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf } from '../../../../domain/kernel/table'
import { groupFor, sizeOf } from '../group-views'
import type { ServerState } from '../server-state'

const wordOf = (keyword: string): string => keyword.trim().toLowerCase()
const has = (text: string, word: string): boolean => text.toLowerCase().includes(word)

/** The groups with this word in their name, or with this gid or link. The largest group comes first. */
export const groupsNamed = (world: ServerState, xid: Xid, keyword: string): readonly Group[] => {
  const word = wordOf(keyword)
  if (word === '') return []
  return entriesOf(world.communities)
    .flatMap(([gid, one]) => (has(one.name, word) || gid === word || one.link?.toLowerCase() === word ? [one] : []))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map((one) => groupFor(world, one, xid))
}

/** The members with this word in their name, or with this uid. The search never finds visitors. */
export const peopleNamed = (world: ServerState, keyword: string): readonly PersonResult[] => {
  const word = wordOf(keyword)
  if (word === '') return []
  return entriesOf(world.accounts)
    .flatMap(([, one]) =>
      !one.isVisitor && one.isDeleted !== true && (has(one.name, word) || one.uid === word) ? [one] : [],
    )
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ xid, uid, name, avatar }) => ({ xid, uid, name, avatar }))
}
