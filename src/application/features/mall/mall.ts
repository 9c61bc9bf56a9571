import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { mall, packagesQuery } from '../../../domain/mall'
import { accountEffects } from '../../effect'
import { featureBody } from '../../features'
import type { Mall } from './ports'

export const mallBody = featureBody(mall, (_needs, ports: Mall) => ({
  account: {
    'mall/packages': { read: accountEffects.read(packagesQuery.read, {
      call: () => pipe(ports.packages(), TE.map((items) => ({ items, next: null }))),
      done: packagesQuery.loaded, failed: packagesQuery.failed,
    }) },
  },
  streams: undefined,
}))
