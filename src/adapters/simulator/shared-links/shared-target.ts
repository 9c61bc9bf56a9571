import { entriesOf } from '../../../domain/kernel/table'
import { communityBy } from '../state/group-views'
import type { Community, ServerSpace, ServerState } from '../state/server-state'

/** What a link of the product leads to. `space` is `null` for the link of a group. */
export interface SharedTarget {
  readonly group: Community
  readonly space: ServerSpace | null
}

const GROUP = /^\/(?:group\/|g\/|)([^/]{1,64})$/
const SPACE = /^\/(?:space|s)\/([^/]{1,64})(?:\/recap)?$/

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word)
  } catch {
    return ''
  }
}

const spaceNamed = ({ spaces }: ServerState, word: string): ServerSpace | undefined =>
  spaces[word] ?? entriesOf(spaces).find(([, { inviteKey }]) => inviteKey === word)?.[1]

const groupNamed = (world: ServerState, word: string): Community | undefined =>
  communityBy(world, 'gid', word) ?? communityBy(world, 'link', word) ?? communityBy(world, 'inviteKey', word)

/** A group that anybody may read. Nothing of another group may appear in a link's preview. */
const isPublic = ({ joinType }: Community): boolean => joinType === 'normal'

/** The space of a public group, also a removed space. `null` for any other id. */
export const publicSpace = (world: ServerState, channelId: string): SharedTarget | null => {
  const space = world.spaces[channelId] ?? world.removedSpaces.find((removed) => removed.channelId === channelId)
  const group = world.communities[space?.gid ?? '']
  return space !== undefined && group !== undefined && isPublic(group) ? { group, space } : null
}

/** The group or space at this path, if a stranger may see it. `null` for any other path. */
export const sharedTargetAt = (world: ServerState, pathname: string): SharedTarget | null => {
  const [, space] = SPACE.exec(pathname) ?? []
  if (space !== undefined) return publicSpace(world, spaceNamed(world, decoded(space))?.channelId ?? '')
  const [, word] = GROUP.exec(pathname) ?? []
  const group = word === undefined ? undefined : groupNamed(world, decoded(word))
  return group !== undefined && isPublic(group) ? { group, space: null } : null
}
