import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { FEED_PONG, readFeedFrame } from '../wire/feed-frame'
import type { WorldHost } from './host'
import type { Accept } from './peer'

const Login = t.type({ token: t.string })

/** The realtime socket's server side: a login first, or nothing; a connection ends with its token. */
export const makeFeed = (host: WorldHost): Accept => (peer) => {
  let token: string | null = null
  const stop = host.hear((news) => { if (news.type === 'TokenEnded' && news.token === token) peer.close() })
  return {
    closed: stop,
    receive: (text) => {
      const frame = readFeedFrame(text)
      if (frame === null) return
      if (frame.event === 'login') {
        const login = Login.decode(frame.data)
        token = E.isRight(login) ? login.right.token : null
        if (host.world().tokens[token ?? ''] === undefined) peer.close()
      } else if (frame.event === 'ping' && token !== null) peer.send(FEED_PONG)
    },
  }
}
