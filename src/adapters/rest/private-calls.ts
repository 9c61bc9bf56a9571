import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import type { Calls } from '../../application/features/call/ports'
import { Secret } from '../../application/ports/browser/vault'
import { malformed } from '../../domain/kernel/failure'
import type { ChannelId } from '../../domain/kernel/ids'
import { currentCallOf, privateCalls, videoType } from '../wire/calls/private-calls'
import type { RestClient } from './client/rest-client'

/**
 * Private calls over the API. The response to start or accept contains a media token. The first join uses this token;
 * each later join requests a new token.
 */
export const makeCalls = (rest: RestClient): Calls => {
  let fresh: { readonly channelId: ChannelId; readonly pass: Secret } | null = null
  const keep = ({
    channel_id: channelId,
    rtc_token,
  }: {
    readonly channel_id: ChannelId
    readonly rtc_token: string
  }): ChannelId => {
    fresh = { channelId, pass: new Secret(rtc_token) }
    return channelId
  }
  const check = (channelId: ChannelId | null) => rest.call(privateCalls.check, { channel_id: channelId ?? undefined })
  return {
    start: (to, isVideo) =>
      pipe(rest.call(privateCalls.start, { to_xid: to, video_type: videoType(isVideo) }), TE.map(keep)),
    check: (channelId) =>
      pipe(
        check(channelId),
        TE.map((now) => (now === null ? null : currentCallOf(now))),
      ),
    accept: (channelId) => pipe(rest.call(privateCalls.accept, { channel_id: channelId }), TE.map(keep)),
    reject: (channelId) => rest.call(privateCalls.reject, { channel_id: channelId }),
    cancel: (channelId) => rest.call(privateCalls.cancel, { channel_id: channelId }),
    pass: (channelId) => async () => {
      const kept = fresh
      fresh = null
      if (kept?.channelId === channelId) return E.right(kept.pass)
      return pipe(
        check(channelId),
        TE.chain((now) => (now?.rtc_token == null ? TE.left(malformed) : TE.right(new Secret(now.rtc_token)))),
      )()
    },
  }
}
