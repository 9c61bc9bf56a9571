import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { detailQuery, levelsFeature, medalsQuery, UserLevels, userLevelMessages } from '../../../domain/levels'
import { accountEffects } from '../../effects/effect'
import { readList, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Levels } from './ports'

const NotTold = userLevelMessages['levels/UserLevelsNotLoaded']

export const levelsImplementation = implementFeature(levelsFeature, (_needs, ports: Levels) => ({
  account: {
    'levels/detail': readValue(detailQuery, ({ xid }) => ports.detail(xid)),
    'levels/medals': readList(medalsQuery, ({ xid }) => ports.medals(xid)),
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
