import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { recapFeature, recapQuery } from '../../../domain/recap'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { Recaps } from './ports'

export const recapImplementation = implementFeature(recapFeature, (_needs, recaps: Recaps) => ({
  account: {
    'recap/recap': {
      read: accountEffects.read(recapQuery.read, {
        call: ({ input: { channelId } }) =>
          pipe(
            recaps.of(channelId),
            TE.map((text) => ({ items: [{ channelId, text }], next: null })),
          ),
        toResult: recapQuery.loaded,
        failed: recapQuery.failed,
      }),
    },
  },
}))
