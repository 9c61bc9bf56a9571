import { entriesOf } from '../../../src/domain/kernel/table'
import { sessionOf } from '../../../src/domain/session'
import { isMember } from '../../../src/adapters/simulator/world/rights'
import type { Run, Watch } from '../scene'

const JOIN = 'POST /api/groupchat/join'
const APPLY = 'POST /api/groupchat/apply/join'
/** What goes on by itself: nothing of it may go on for ever (JOIN-4). */
const UNDER_WAY: ReadonlySet<string> = new Set(['joining', 'checking', 'applying'])

/** JOIN-3, JOIN-4, JOIN-5: one call a confirmation, an end to every try, and nobody is in but by the server's word. */
export const watchJoin = ({ broken, seen, town }: Run): Watch => ({
  entered: ({ after, before, entry: { seq, message } }) => {
    const me = sessionOf(after.session)?.xid
    const { groups } = after.group.context.data
    if (me === undefined || groups === before.group.context.data.groups) return
    for (const [gid, group] of entriesOf(groups)) {
      const community = town.world.communities[gid]
      // Nobody leaves in this weather: whom the server ever told that they are in is in.
      if (group.isMember && before.group.context.data.groups[gid]?.isMember !== true && community !== undefined && !isMember(community, me)) {
        broken('JOIN-5 in by the server\'s word alone', `entry ${seq} ${message.type}: ${gid}`)
      }
    }
  },
  settled: ({ name, pages, line: { counts } }, when) => {
    for (const [endpoint, step] of [[JOIN, 'public'], [APPLY, 'apply']] as const) {
      const confirmed = seen.get(`${step} confirmed in ${name}`) ?? 0
      if (counts.of(endpoint) > confirmed) broken('JOIN-3 one call a confirmation', `${name} ${when}: ${counts.of(endpoint)} calls of ${endpoint}, ${confirmed} confirmations`)
    }
    for (const { app, name: of } of pages) {
      const value = app?.tab.sources.join.getSnapshot().value
      const state = typeof value === 'object' ? Object.keys(value)[0] : value
      if (state !== undefined && UNDER_WAY.has(state)) broken('JOIN-4 every try ends', `${of} ${when} is still ${state}`)
    }
  },
})
