import { isMember, sessionOf } from '../../../src/domain/session'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'

/** All tabs learn the end of a session within this time (SES-6). */
const TOLD_MS = 1_000

/** Within this time the leader removes the token, even if the previous leader vanished at once. */
const TOKEN_GONE_MS = 15_000

const CONNECTED: ReadonlySet<string> = new Set(['"logging"', '"logged"'])

/** SES-1, SES-5…SES-7, WS-6, IM-1: sessions, their tokens and their connections. */
export const watchSession = (run: ChaosRun): InvariantWatch => {
  const { broken, time } = run

  /** All tabs end a session in time. Skips slow stores, because the leader sends an entry after storing it. */
  const reachesAll = (browser: ChaosBrowser, sessionId: string): void => {
    const { slowMs, trouble } = browser.disk
    if (slowMs >= TOLD_MS / 2 || trouble === 'blocked') return
    const since = time.now()
    const there = browser.pages
    // A page that still reads the store hears of the end only from the leader, and a frozen leader does not answer.
    const reads = new Set(there.filter((page) => page.listensMs === 0))
    const isAlone = (page: ChaosPage): boolean =>
      reads.has(page) && there.some((other) => other !== page && other.isFrozen)
    time.after(TOLD_MS, () => {
      for (const page of there) {
        const isAwake = page.awakeMs >= time.now() - since + TOLD_MS
        if (page.isGone || page.missedAt >= since || !isAwake || page.app === null || isAlone(page)) continue
        if (sessionOf(page.app.account.slices.session.get())?.sessionId === sessionId)
          broken('SES-6 every tab within a second', `${page.name} still shows ${sessionId}`)
      }
    })
  }

  /** An awake tab soon removes the token of an ended session from all storage (SES-6). */
  const leavesNoToken = (browser: ChaosBrowser, sessionId: string): void => {
    time.after(TOKEN_GONE_MS, () => {
      const { slowMs, tokens, trouble } = browser.disk
      const isTended = slowMs === 0 && trouble === 'none' && browser.pages.some((page) => page.awakeMs >= TOKEN_GONE_MS)
      if (isTended && tokens.has(sessionId)) broken('SES-6 no token stays', `${browser.name} ${sessionId}`)
    })
  }

  const entered = ({ browser, before, after, entry: { message, seq } }: ReplicaStep): void => {
    const [was, is] = [sessionOf(before.session), sessionOf(after.session)]
    if (message.type === 'SessionExpired' && was !== null && is === null && was.sessionId !== message.sessionId)
      broken('SES-5 an older 401', `entry ${seq}`)
    if (message.type === 'SessionEnded' && before.session.context.session !== null) {
      reachesAll(browser, before.session.context.session.sessionId)
      leavesNoToken(browser, before.session.context.session.sessionId)
    }
    const { data: chat } = after.chat
    if (
      is === null &&
      after.session.value === 'absent' &&
      (chat.outbox.items.length > 0 || Object.keys(chat.conversations).length > 0)
    ) {
      broken('SES-6 nothing stays', `entry ${seq}: ${chat.outbox.items.length} messages wait for nobody`)
    }
    if (is !== null && chat.me !== is.xid)
      broken('SES-7 one account at a time', `entry ${seq}: the chat is ${String(chat.me)}'s`)
    if (is === null && after.session.value === 'absent' && after.chatService.value !== 'idle')
      broken('WS-6 no connection without a session', `entry ${seq}: ${JSON.stringify(after.chatService.value)}`)
    const service = JSON.stringify(after.chatService.value)
    if (
      service !== JSON.stringify(before.chatService.value) &&
      message.type === 'ChatServiceLoggedIn' &&
      ![...CONNECTED].some((one) => service.includes(one))
    ) {
      broken('IM-1 moves', `entry ${seq}: ${service}`)
    }
  }

  return {
    entered,
    settled: (browser, when) => {
      const [first] = browser.pages
      if (first?.app == null) return
      const session = first.app.account.slices.session.get()
      if (sessionOf(session) !== null || browser.disk.hasFailed) return
      if (browser.disk.tokens.size > 0)
        broken('SES-6 no token stays', `${browser.name} ${when}: ${browser.disk.tokens.size} tokens`)
      if (isMember(session)) broken('SES-1', browser.name)
    },
  }
}
