import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { mallFeature, packagesQuery } from '../../../domain/mall'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Mall } from './ports'

export const mallImplementation = implementFeature(mallFeature, (_needs, ports: Mall) => ({
  account: {
    'mall/packages': {
      read: accountEffects.read(packagesQuery.read, {
        call: () =>
          pipe(
            ports.packages(),
            TE.map((items) => ({ items, next: null })),
          ),
        toResult: packagesQuery.loaded,
        failed: packagesQuery.failed,
      }),
    },
  },
}))
