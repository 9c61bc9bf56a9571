import * as TE from 'fp-ts/TaskEither'
import { giftPlayerEffects } from '../../../domain/gift'
import { tabEffects } from '../../effects/effect'
import type { ViewedGifts } from './ports'

const never = (): null => null

export const makeGiftPlayerEffects = (viewed: ViewedGifts) => ({
  readViewed: tabEffects.read(giftPlayerEffects.readViewed, {
    call: () => TE.fromIO(viewed.read),
    toResult: (ids, _, ask) => Object.assign({ type: 'gift/ViewedLoaded' as const, ask }, { ids }),
    failed: never,
  }),
  keepViewed: tabEffects.idempotent(giftPlayerEffects.keepViewed, {
    call: ({ ids }) => TE.fromIO(() => viewed.keep(ids)),
    toResult: (_kept, _, ask) => ({ type: 'gift/ViewedStored', ask }),
    failed: never,
  }),
})
