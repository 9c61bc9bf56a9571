import * as E from 'fp-ts/Either'
import { recapCalls } from '../../wire/calls/recap-calls'
import { refuseWith } from '../response'
import { isEditorOf } from '../state/groups/permissions'
import { isHostIn, spaceFor, spaceOf, statsFor } from '../state/spaces/spaces'
import type { ServerSpace, ServerState } from '../state/server-state'
import type { ServerFeature } from './server-feature'

const NO_RECAP = 'There is no recap that you may read'
const SPECIAL = /[\\`*_{}[\]<>#+\-.!|&]/g
/** Escapes Markdown characters in texts that members wrote. */
const literal = (text: string): string => text.replace(SPECIAL, '\\$&')

const textOf = (world: ServerState, space: ServerSpace, xid: Parameters<typeof spaceFor>[2]): string => {
  const { hosts, title, announcement } = spaceFor(world, space, xid)
  const { tuned, comments, duration } = statsFor(world, space)
  return [
    `# ${literal(title)}`,
    ...(announcement === '' ? [] : [`> ${literal(announcement.replace(/\s+/g, ' '))}`]),
    '## Who spoke',
    hosts.map(({ name }) => `- **${literal(name)}**, host`).join('\n'),
    '## In figures',
    [
      `- ${tuned} tuned in`,
      `- ${comments} comments in the group's chat`,
      `- ${Math.round(duration / 60)} minutes on air`,
    ].join('\n'),
  ].join('\n\n')
}

/**
 * The route for the recap of an ended space. The space's hosts, the group's owner and admins, and super users may read
 * the recap (spec 2 §6).
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
        : E.right(textOf(world, space, xid))
    })
  },
}
