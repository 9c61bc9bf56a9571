import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { memeCalls } from '../../wire/calls/chat/meme-calls'
import { memesIn } from '../state/chat/memes'
import { pageOf } from '../state/group-views'
import type { ServerFeature } from '../features/server-feature'
import type { RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder): void => {
  to.authenticated(memeCalls.memeList, ({ page, limit, category }) =>
    E.right(asList(pageOf(memesIn(category), page, limit))),
  )
}

export const server: ServerFeature = { routes }
