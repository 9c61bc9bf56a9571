import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { recapFeature, recapFiguresQuery, recapQuery } from '../../../domain/recap'
import { readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Recaps } from './ports'

export const recapImplementation = implementFeature(recapFeature, (_needs, recaps: Recaps) => ({
  account: {
    'recap/recap': readValue(recapQuery, ({ channelId }) =>
      pipe(
        recaps.of(channelId),
        TE.map((text) => ({ channelId, text })),
      ),
    ),
    'recap/figures': readValue(recapFiguresQuery, ({ channelId }) => recaps.figures(channelId)),
  },
}))
