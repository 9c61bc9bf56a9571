import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { memeCalls } from '../../wire/meme'
import { memesIn } from '../world/chat/memes'
import { pageOf } from '../world/views'
import type { ToRoute } from './route'

export const memeRoutes = (to: ToRoute): void => {
  to.known(memeCalls.memeList, ({ page, limit, category }) => E.right(allOf(pageOf(memesIn(category), page, limit))))
}
