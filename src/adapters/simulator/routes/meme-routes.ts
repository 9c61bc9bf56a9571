import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { memeCalls } from '../../wire/calls/meme-calls'
import { memesIn } from '../state/chat/memes'
import { pageOf } from '../state/group-views'
import type { RouteBuilder } from './route-builder'

export const memeRoutes = (to: RouteBuilder): void => {
  to.authenticated(memeCalls.memeList, ({ page, limit, category }) =>
    E.right(asList(pageOf(memesIn(category), page, limit))),
  )
}
