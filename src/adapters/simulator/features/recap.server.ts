import * as E from 'fp-ts/Either'
import { recapCalls } from '../../wire/calls/recap-calls'
import { refuseWith } from '../response'
import { isEditorOf } from '../state/groups/permissions'
import { wholeMinutes } from '../../../domain/recap'
import { NO_SPACE } from '../state/spaces/space-actions'
import { isHostIn, isVisibleTo, spaceFor, spaceOf, statsFor } from '../state/spaces/spaces'
import { voicesIn } from '../state/spaces/voices'
import { senderOf } from '../state/users/senders'
import type { ServerSpace, ServerState } from '../state/server-state'
import type { ServerFeature } from './server-feature'

const NO_RECAP = 'There is no recap that you may read'
const SPECIAL = /[\\`*_{}[\]<>#+\-.!|&]/g
/** Escapes Markdown characters in texts that members wrote. */
const literal = (text: string): string => text.replace(SPECIAL, '\\$&')

const lengthOf = (seconds: number): string => {
  const minutes = wholeMinutes(seconds)
  return minutes === 0 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The lines of the people who had an open microphone. A host who stayed muted is not among them. */
const voicesText = (world: ServerState, space: ServerSpace, now: number): string =>
  voicesIn(world, space, now)
    .map(({ xid, seconds }) => {
      const name = `**${literal(senderOf(world, xid).name)}**`
      return `- ${name}, ${space.hostXids.includes(xid) ? 'host, ' : ''}${lengthOf(seconds)}`
    })
    .join('\n')

const textOf = (world: ServerState, space: ServerSpace, xid: Parameters<typeof spaceFor>[2], now: number): string => {
  const { title, announcement } = spaceFor(world, space, xid)
  const voices = voicesText(world, space, now)
  const { tuned, comments, duration } = statsFor(world, space)
  return [
    `# ${literal(title)}`,
    ...(announcement === '' ? [] : [`> ${literal(announcement.replace(/\s+/g, ' '))}`]),
    '## Who spoke',
    voices === '' ? 'Nobody opened a microphone.' : voices,
    '## In figures',
    [
      `- ${tuned} tuned in`,
      `- ${comments} comments in the group's chat`,
      `- ${Math.round(duration / 60)} minutes on air`,
    ].join('\n'),
  ].join('\n\n')
}

/**
 * The routes for the recap of a space. The space's hosts, the group's owner and admins, and super users may read the
 * recap of an ended space (spec 2 §6). The readers of the group may read its figures.
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(recapCalls.summary, ({ channel_id }, { account: { xid } }) => {
      const world = host.world()
      const space = spaceOf(world, channel_id)
      const community = world.communities[space?.gid ?? '']
      return space === undefined ||
        community === undefined ||
        space.status !== 'ended' ||
        !(isHostIn(world, space, xid) || isEditorOf(world, community, xid))
        ? refuseWith(NO_RECAP)
        : E.right(textOf(world, space, xid, host.now()))
    })
    to.authenticated(recapCalls.figures, ({ channel_id }, { account: { xid } }) => {
      const world = host.world()
      const space = spaceOf(world, channel_id)
      return space === undefined || !isVisibleTo(world, space, xid)
        ? refuseWith(NO_SPACE)
        : E.right({
            peak: space.peak,
            duration: Math.round(Math.max(0, (space.endedAt ?? host.now()) - (space.startedAt ?? host.now())) / 1_000),
            voices: voicesIn(world, space, host.now()).map(({ xid: one, seconds }) => ({
              ...senderOf(world, one),
              isHost: space.hostXids.includes(one),
              seconds,
            })),
          })
    })
  },
}
