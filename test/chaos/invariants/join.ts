import * as t from 'io-ts'
import { entriesOf } from '../../../src/domain/kernel/table'
import { sessionOf } from '../../../src/domain/session'
import { isMember } from '../../../src/adapters/simulator/state/groups/permissions'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

const JOIN = 'POST /api/groupchat/join'
const APPLY = 'POST /api/groupchat/apply/join'
/** States that progress without the member, so none may last forever (JOIN-4). */
const UNDER_WAY: ReadonlySet<string> = new Set(['joining', 'checking', 'joined.entering', 'applying'])
const Joining = t.type({ gid: t.string })

const stepIn = ({ app }: ChaosPage): string | undefined => {
  const join = app?.features.of('join')?.slices.tab.join
  if (join === undefined) return undefined
  const { value } = join.get()
  return typeof value === 'object'
    ? Object.entries(value).map(([state, step]) => `${state}.${typeof step === 'string' ? step : ''}`)[0]
    : value
}

/**
 * JOIN-2…JOIN-5: one request per confirmation and none into a private group, every attempt ends, only the server
 * makes a member, and the tab navigates to the group once.
 */
export const watchJoin = ({ broken, people, seen, town }: ChaosRun): InvariantWatch => {
  /** A tab navigates to a group once for each successful join. */
  const watchLed = (page: ChaosPage): void => {
    const done = new Set<number>()
    page.onLed = (to) => {
      if (!to.startsWith('/group/')) return
      const asked = page.app?.features.of('join')?.slices.tab.join.get().asks['enterGroup']?.seq
      if (asked === undefined || done.has(asked))
        return broken('JOIN-5 led there once, and only when in', `${page.name} to ${to}`)
      done.add(asked)
    }
  }
  for (const { browser } of people) {
    browser.onOpened.add(watchLed)
    browser.line.onPosted.add((path, text) => {
      const asked: unknown = path === '/api/groupchat/join' ? JSON.parse(text) : null
      if (Joining.is(asked) && town.world.communities[asked.gid]?.joinType === 'private')
        broken('JOIN-2 a private group is applied to', asked.gid)
    })
  }

  return {
    entered: ({ after, before, entry: { seq, message } }) => {
      const me = sessionOf(after.session)?.xid
      const { groups } = after.group.data
      if (me === undefined || groups === before.group.data.groups) return
      for (const [gid, group] of entriesOf(groups)) {
        const community = town.world.communities[gid]
        // No person leaves a group in these runs, so a confirmed membership never ends.
        if (
          group.isMember &&
          before.group.data.groups[gid]?.isMember !== true &&
          community !== undefined &&
          !isMember(community, me)
        ) {
          broken("JOIN-5 in by the server's word alone", `entry ${seq} ${message.type}: ${gid}`)
        }
      }
    },
    settled: ({ name, pages, line: { counts } }, when) => {
      for (const [endpoint, step] of [
        [JOIN, 'public'],
        [APPLY, 'apply'],
      ] as const) {
        const confirmed = seen.get(`${step} confirmed in ${name}`) ?? 0
        if (counts.of(endpoint) > confirmed)
          broken(
            'JOIN-3 one call a confirmation',
            `${name} ${when}: ${counts.of(endpoint)} calls of ${endpoint}, ${confirmed} confirmations`,
          )
      }
      for (const page of pages) {
        const step = stepIn(page)
        if (step !== undefined && (UNDER_WAY.has(step) || UNDER_WAY.has(step.split('.')[0] ?? '')))
          broken('JOIN-4 every try ends', `${page.name} ${when} is still ${step}`)
      }
    },
  }
}
