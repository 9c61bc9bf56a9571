import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Group, GroupLookup } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import { ImportLookup, communityImportMessages } from '../../../domain/looper'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Groups } from '../../ports/groups'

/** Tries the lookups in order until a lookup matches (decisions.md). */
const findBy = (
  { find }: Pick<Groups, 'find'>,
  word: string,
  [way, ...ways]: readonly GroupLookup[],
): TE.TaskEither<Failure, Group | null> =>
  way === undefined
    ? TE.right(null)
    : pipe(
        find(way, word),
        TE.chain((group) => (group === null ? findBy({ find }, word, ways) : TE.right(group))),
      )

export const makeCommunityImportEffects = (groups: Pick<Groups, 'find'>) => ({
  lookUp: tabEffects.read(ImportLookup, {
    call: ({ word, by }) =>
      pipe(
        findBy(groups, word, by),
        TE.map((group) => (group === null ? null : { gid: group.gid, name: group.name, avatar: group.icon })),
      ),
    toResult: (found, _, ask) => Object.assign({ type: 'looper/GroupFound', ask } as const, { found }),
    failed: failsWith(communityImportMessages['looper/GroupNotLookedUp']),
  }),
})
