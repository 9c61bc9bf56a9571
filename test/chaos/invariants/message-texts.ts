import { sessionOf } from '../../../src/domain/session'
import { wordsIn } from '../../../src/domain/chat'
import type { Xid } from '../../../src/domain/kernel/ids'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** All tabs learn the end of a session within this time (SES-6). */
const TOLD_MS = 1_000

/** The unsent texts of a page's text boxes, by line, with their conversations. */
const writtenIn = ({ app }: ChaosPage): readonly (readonly [string, string])[] => {
  const chat = app?.features.of('chat')
  if (chat == null) return []
  const { drafts, handing } = chat.slices.tab.composer.get().data
  const boxes = [
    ...Object.entries(drafts).map(([id, { text }]) => [id, text] as const),
    ...Object.values(handing).map(({ conversationId, content }) => [conversationId, wordsIn(content)] as const),
  ]
  return boxes.flatMap(([id, text]) => text.split('\n').map((line) => [id, line] as const))
}

/** A draft never moves to another conversation or to the next account. */
export const watchTexts = ({ broken, people, texts, time, town }: ChaosRun): InvariantWatch => {
  const inPlace = (id: string, line: string, where: string): void => {
    const text = texts.get(line)
    if (text !== undefined && text.conversationId !== id)
      broken('a draft is in its own conversation', `${where}: "${line}" of ${text.conversationId} is in ${id}`)
  }

  /** Each tab drops the drafts of an ended session. Skips slow stores, sleeping tabs and missed messages. */
  const leavesNone = (browser: ChaosBrowser, of: Xid): void => {
    const { slowMs, trouble } = browser.disk
    if (slowMs >= TOLD_MS / 2 || trouble === 'blocked') return
    const since = time.now()
    const there = browser.pages
    time.after(TOLD_MS, () => {
      for (const page of there) {
        if (page.isGone || page.app === null || page.missedAt >= since || page.awakeMs < time.now() - since + TOLD_MS)
          continue
        const me = sessionOf(page.app.account.slices.session.get())?.xid
        if (me === of) continue
        for (const [, line] of writtenIn(page))
          if (texts.get(line)?.by === of)
            broken('SES-6 no text of who was in', `${page.name}: "${line}" stays for ${me ?? 'nobody'}`)
      }
    })
  }

  return {
    entered: ({ browser, before, after }) => {
      for (const page of browser.pages) for (const [id, line] of writtenIn(page)) inPlace(id, line, page.name)
      if (before.session === after.session) return
      const was = sessionOf(before.session)
      // A visitor's drafts move to the account that the visitor signs in to.
      if (was !== null && was.method !== 'visitor' && was.xid !== sessionOf(after.session)?.xid)
        leavesNone(browser, was.xid)
    },
    settled: (browser, when) => {
      for (const page of browser.pages)
        for (const [id, line] of writtenIn(page)) inPlace(id, line, `${page.name} ${when}`)
      if (browser !== people[0]?.browser) return
      for (const input of town.inputs) {
        if (input.type === 'MessageSent')
          for (const line of wordsIn(input.content).split('\n'))
            inPlace(input.conversationId, line, `the server ${when}`)
      }
    },
  }
}
