import { sessionOf } from '../../../src/domain/session'
import type { Run, Watch } from '../scene'

/** FOL-3…FOL-6: how one stands to somebody is what the server says, once all is quiet. */
export const watchFollows = ({ broken, town }: Run): Watch => ({
  entered: ({ before, after, entry: { message, seq } }) => {
    for (const [xid, { followers, following }] of Object.entries(after.profile.context.data.people)) {
      if (followers < 0 || following < 0) broken('FOL-5 never below 0', `entry ${seq}: ${xid}`)
    }
    if (message.type === 'RelationNotChanged') {
      const [was, is] = [before.profile.context.data.relations[message.xid], after.profile.context.data.relations[message.xid]]
      if (was !== undefined && is?.follow !== was.follow) broken('FOL-4 what was shown is shown again', `entry ${seq}: ${message.xid}`)
    }
    if (message.type !== 'ChangeRelation') return
    const [was, is] = [before.profile.context.data.relations[message.xid], after.profile.context.data.relations[message.xid]]
    if (was?.change != null && is?.change !== was.change) broken('FOL-3 one at a time', `entry ${seq}: ${message.xid}`)
  },
  settled: (browser, when) => {
    const app = browser.pages[0]?.app
    const me = app == null ? null : sessionOf(app.account.sources.session.getSnapshot())
    if (app == null || me === null || me.method === 'visitor') return
    const { relations, lookups } = app.account.sources.profile.getSnapshot().context.data
    for (const [xid, { follow, change, uid }] of Object.entries(relations)) {
      const where = `${browser.name} ${when}: ${xid}`
      if (change !== null) broken('FOL-3 in the end', where)
      const isThere = town.world.following[me.xid]?.[xid] !== undefined
      if (follow !== isThere && lookups[uid]?.failed !== true) broken('FOL-4 the server\'s state', `${where} is ${follow ? '' : 'not '}followed here`)
    }
  },
})
