import * as E from 'fp-ts/Either'
import { addMs } from '../../../domain/kernel/instant'
import { asList } from '../../wire/codecs/list'
import { captionsCalls } from '../../wire/calls/caption-calls'
import { emptyReply, refuseWith } from '../response'
import { languagesOf, roomsRead, speakersIn, type CaptionsInput } from '../state/features/captions/feature'
import { LANGUAGES, SCRIPT } from '../state/features/captions/script'
import { mayRead } from '../state/groups/permissions'
import { spaceOf } from '../state/spaces/spaces'
import { commitInput, type ServerFeature } from './server-feature'

/** Durations in ms at pace 1: the time between two captions, and from the first words of a caption to its end. */
const LINE_MS = 4_000
const SPEAK_MS = 1_600

/**
 * Captions of the words that simulated members speak in a room. The server sends captions only to members who turned
 * captions on in that room (spec 2 §7).
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(captionsCalls.config, ({ channel_id }, { account: { xid } }) => {
      const space = spaceOf(host.world(), channel_id)
      const community = host.world().communities[space?.gid ?? '']
      return community === undefined || !mayRead(community, xid)
        ? refuseWith('There is no such space')
        : E.right({ languages: asList(LANGUAGES) })
    })
    to.authenticated(captionsCalls.join, ({ channel_id: channelId }, { account: { xid } }) => {
      const reply = emptyReply(
        commitInput(host, ({ at }): CaptionsInput => ({ type: 'captions/Joined', at, xid, channelId })),
      )
      const languages = languagesOf(host.world(), channelId, xid)
      return E.isLeft(reply) ? reply : languages === null ? refuseWith('It did not begin') : E.right(languages)
    })
    to.authenticated(captionsCalls.leave, ({ channel_id: channelId }, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): CaptionsInput => ({ type: 'captions/Left', at, xid, channelId }))),
    )
    to.authenticated(captionsCalls.setSource, ({ channel_id: channelId, language }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): CaptionsInput => ({
          type: 'captions/LanguageSet',
          at,
          xid,
          channelId,
          what: 'source',
          language,
        })),
      ),
    )
    to.authenticated(captionsCalls.setTarget, ({ channel_id: channelId, language }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): CaptionsInput => ({
          type: 'captions/LanguageSet',
          at,
          xid,
          channelId,
          what: 'target',
          language,
        })),
      ),
    )
  },
  live: ({ clock, random, host, pace, failed }) => {
    if (pace === 0) return () => undefined
    let nth = 0
    const waiting = new Set<() => void>()
    const soon = (ms: number, call: () => void): void => {
      const forget = clock.wake(addMs(clock.now(), ms / pace), () => {
        waiting.delete(forget)
        try {
          call()
        } catch (error) {
          failed(error)
        }
      })
      waiting.add(forget)
    }
    const speak = (): void => {
      for (const channelId of roomsRead(host.world())) {
        const speakers = speakersIn(host.world(), channelId)
        const speaker = speakers[nth % Math.max(1, speakers.length)]
        if (speaker === undefined) continue
        const startedAt = clock.now()
        const line = { channelId, speaker, nth: nth % SCRIPT.length, lineId: random.id(), startedAt } as const
        commitInput(host, ({ at }): CaptionsInput => ({ type: 'captions/LineSpoken', at, ...line, isFinal: false }))
        soon(SPEAK_MS, () => {
          commitInput(host, ({ at }): CaptionsInput => ({ type: 'captions/LineSpoken', at, ...line, isFinal: true }))
        })
      }
      nth += 1
      soon(LINE_MS, speak)
    }
    soon(LINE_MS, speak)
    return () => {
      for (const forget of waiting) forget()
    }
  },
}
