import { sessionOf } from '../../../src/domain/session'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import { accountOf } from '../../support/slices-in'

/**
 * FOL-3…FOL-6: once all has settled, the client has the server's follow states. If the store lost a change and the
 * page that made it, the change shows again only when a page reads that person's profile.
 */
export const watchFollows = ({ broken, time, town }: ChaosRun): InvariantWatch => {
  const seen = new Set<string>()
  const lastChanged = new Map<string, number>()
  return {
    entered: ({ browser, before, after, entry: { at, message, seq } }) => {
      for (const [xid, { followers, following }] of Object.entries(after.profile.data.people)) {
        if (followers < 0 || following < 0) broken('FOL-5 never below 0', `entry ${seq}: ${xid}`)
      }
      if (message.type === 'profile/RelationNotChanged') {
        const [was, is] = [before.profile.data.relations[message.xid], after.profile.data.relations[message.xid]]
        if (was !== undefined && is?.follow !== was.follow)
          broken('FOL-4 what was shown is shown again', `entry ${seq}: ${message.xid}`)
      }
      if (message.type !== 'profile/ChangeRelation') return
      const [whose, once] = [`${browser.name} ${message.xid}`, `${browser.name} ${message.xid} ${at}`]
      // An entry that is read from the disk again does not count a second time.
      if (!seen.has(once)) lastChanged.set(whose, time.now())
      seen.add(once)
      const [was, is] = [before.profile.data.relations[message.xid], after.profile.data.relations[message.xid]]
      if (was?.change != null && is?.change !== was.change)
        broken('FOL-3 one at a time', `entry ${seq}: ${message.xid}`)
    },
    settled: (browser, when) => {
      const app = browser.pages[0]?.app
      const me = app == null ? null : sessionOf(app.account.slices.session.get())
      if (app == null || me === null || me.method === 'visitor') return
      const { relations, lookups } = accountOf(app).profile.get().data
      for (const [xid, { follow, change, uid }] of Object.entries(relations)) {
        const where = `${browser.name} ${when}: ${xid}`
        if (change !== null) broken('FOL-3 in the end', where)
        const changed = lastChanged.get(`${browser.name} ${xid}`)
        if (changed !== undefined && (browser.disk.isUnsure || changed <= browser.disk.losesUntil)) continue
        const isThere = town.world.following[me.xid]?.[xid] !== undefined
        if (follow !== isThere && lookups[uid]?.failed !== true)
          broken("FOL-4 the server's state", `${where} is ${follow ? '' : 'not '}followed here`)
      }
    },
  }
}
