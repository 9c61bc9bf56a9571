import { callMessages, currentCall, type CallViewModel } from '../../../src/domain/call'
import { UNANSWERED_MS } from '../../../src/adapters/simulator/features/schedules/call.schedule'
import { callsSlice, isCallMember, type ServerCall } from '../../../src/adapters/simulator/state/features/call/calls'
import type { Xid } from '../../../src/domain/kernel/ids'
import { entriesOf } from '../../../src/domain/kernel/table'
import { isMember, sessionOf } from '../../../src/domain/session'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { capturesForCall, checkCaptures } from './microphone-captures'

/** A ring ends after a minute. Within this range, one side may know the end before the other. */
const GIVEN_UP_MS = [55_000, 70_000] as const
const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'SessionEnded', 'VisitorEntered'])

const callsOf = ({ app }: ChaosPage) => app?.features.of('call')?.slices.account.calls.get() ?? null
const currentIn = (page: ChaosPage): CallViewModel | null => {
  const calls = callsOf(page)
  return calls === null ? null : currentCall(calls)
}
const xidIn = ({ pages: [page] }: ChaosBrowser): Xid | null => {
  const session = page?.app?.account.slices.session.get()
  return session === undefined || !isMember(session) ? null : (sessionOf(session)?.xid ?? null)
}

/**
 * CLR, RCV: nothing rings without a caller, both sides and the server agree on the call, only one tab plays it, and
 * no device is open after the call.
 */
export const watchCalls = ({ broken, people, time, town }: ChaosRun): InvariantWatch => {
  const captures = checkCaptures(broken)
  /** The channels whose call has ended, as far as each browser knows. */
  const over = new Map<ChaosBrowser, Set<string>>()

  const entered = ({ browser, entry: { message, seq } }: ReplicaStep): void => {
    if (ENDS.has(message.type)) over.delete(browser)
    const known = over.get(browser) ?? new Set<string>()
    for (const page of browser.pages) {
      captures(page)
      const call = currentIn(page)
      if (call?.phase === 'ringing' && call.channelId !== null && known.has(call.channelId))
        broken('CLR-7 no ring for what is over', `${page.name} entry ${seq} ${message.type}`)
    }
    if (callMessages['call/Cancelled'].is(message) || callMessages['call/Rejected'].is(message))
      over.set(browser, known.add(message.channelId))
  }

  const isGivenUp = (age: number): boolean => age >= GIVEN_UP_MS[0] && age <= GIVEN_UP_MS[1]

  /** Compares the phone call in the browser's state with the phone call on the server. */
  const mine = (page: ChaosPage, me: Xid, when: string): void => {
    const call = currentIn(page)
    if (page.app === null || call === null || call.channelId === null) return
    const { phase, channelId, from, since } = call
    const there: ServerCall | undefined = callsSlice.of(town.world)[channelId]
    if (since === null && isGivenUp(page.app.now() - from)) return
    const where = `${page.name} ${when}: ${phase} in ${channelId}`
    if (phase === 'ringing' || phase === 'checking') {
      if (there?.to !== me || there.answeredAt !== null) broken('RCV-6 no ring for a dead call', where)
    } else if (phase === 'together' || phase === 'alone') {
      if (there === undefined || there.answeredAt === null || !isCallMember(there, call.peer.xid))
        broken('CLR-6 both sides agree', `${where}, and not on the server`)
      const peer = people.find((one) => xidIn(one.browser) === call.peer.xid)
      if (peer !== undefined && !peer.pages.some((one) => currentIn(one)?.channelId === channelId))
        broken('CLR-6 both sides agree', `${where}, and not at ${peer.name}`)
    } else if (phase === 'accepting' || phase === 'joining') broken('RCV-4 an answer comes to an end', where)
    // Two people who call each other share a call. The second caller waits even if the first has lost the call.
    else if (there === undefined || (there.from !== me && (there.to !== me || there.answeredAt === null)))
      broken('CLR-6 both sides agree', `${where}, and not on the server`)
  }

  return {
    entered,
    restarted: (browser) => {
      over.delete(browser)
    },
    settled: (browser, when) => {
      const me = xidIn(browser)
      if (me === null) return
      for (const page of browser.pages) {
        captures(page)
        mine(page, me, when)
      }
      const holding = browser.pages.filter((page) => capturesForCall(page).length > 0)
      if (holding.length > 1)
        broken('RCV-7 one tab', `${browser.name} ${when}: ${holding.map(({ name }) => name).join(', ')}`)
      for (const [channelId, call] of entriesOf(callsSlice.of(town.world))) {
        if (call.answeredAt === null || !isCallMember(call, me)) continue
        // If the answer request of a callee was lost, the server waits a while until the callee enters the channel.
        if (!call.isOccupied && time.now() - call.answeredAt <= UNANSWERED_MS) continue
        // The caller waits for a person who does not know about the shared call. The ring ends after a minute.
        const waits = people.some((one) =>
          one.pages.some((page) => {
            const theirs = currentIn(page)
            return theirs?.channelId === channelId && theirs.since === null
          }),
        )
        if (!waits && !browser.pages.some((page) => currentIn(page)?.channelId === channelId))
          broken(
            'CLR-6 both sides agree',
            `${browser.name} ${when}: the server has ${channelId}, ${time.now() - call.at} ms old`,
          )
      }
    },
  }
}
