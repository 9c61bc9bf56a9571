import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { detailQuery, levelsFeature, medalsQuery, UserLevels, userLevelMessages } from '../../../domain/levels'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Levels } from './ports'

const NotTold = userLevelMessages['levels/UserLevelsNotLoaded']

export const levelsImplementation = implementFeature(levelsFeature, (_needs, ports: Levels) => ({
  account: {
    'levels/detail': {
      read: accountEffects.read(detailQuery.read, {
        call: ({ input: { xid } }) =>
          pipe(
            ports.detail(xid),
            TE.map((detail) => ({ items: [detail], next: null })),
          ),
        toResult: detailQuery.loaded,
        failed: detailQuery.failed,
      }),
    },
    'levels/medals': {
      read: accountEffects.read(medalsQuery.read, {
        call: ({ input: { xid } }) =>
          pipe(
            ports.medals(xid),
            TE.map((items) => ({ items, next: null })),
          ),
        toResult: medalsQuery.loaded,
        failed: medalsQuery.failed,
      }),
    },
    'levels/people': {
      read: accountEffects.read(UserLevels, {
        call: ({ xids }) => ports.of(xids),
        toResult: (people, { xids }, ask) => ({ type: 'levels/UserLevelsLoaded', ask, xids, people }),
        failed: (input, failure, ask) => {
          const made = NotTold.decode({
            ...(t.UnknownRecord.is(input) ? input : {}),
            type: 'levels/UserLevelsNotLoaded',
            failure,
            ask,
          })
          return E.isRight(made) ? made.right : null
        },
      }),
    },
  },
}))
