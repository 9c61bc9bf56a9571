import { runningIn } from '../../../src/adapters/simulator/state/features/restream/feature'
import { restreamMessages, restreamViewModel, restreamedRooms } from '../../../src/domain/restream'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'

const START = '/api/live/rtmp/start_push_media'
const {
  'restream/Start': Start,
  'restream/Stop': Stop,
  'restream/ShareEnded': ShareEnded,
  'restream/RoomEnded': RoomOver,
  'restream/Started': Started,
} = restreamMessages

/**
 * RST: a press starts a stream once, a start that succeeds after the stop is stopped again, and the visible state is
 * true.
 */
export const watchRestream = ({ broken, people, seen, town }: ChaosRun): InvariantWatch => {
  let posts = 0
  for (const { browser } of people)
    browser.line.onPosted.add((path) => {
      if (path === START) posts += 1
    })
  /** Streams that a host stopped while their start was pending. */
  const stopped = new Map<ChaosBrowser, Set<string>>()

  const shown = (browser: ChaosBrowser) =>
    browser.pages.flatMap((page) => {
      const push = page.isGone ? undefined : page.app?.features.of('restream')?.slices.account.restreams.get()
      return push === undefined ? [] : [{ page, push }]
    })

  return {
    entered: ({ browser, entry: { message, seq } }: ReplicaStep): void => {
      const known = stopped.get(browser) ?? new Set<string>()
      stopped.set(browser, known)
      if (Start.is(message)) known.delete(message.channelId)
      if (Stop.is(message) || ShareEnded.is(message) || RoomOver.is(message)) known.add(message.channelId)
      if (!Started.is(message) || !known.has(message.channelId)) return
      for (const { page, push } of shown(browser)) {
        const { state, isBusy } = restreamViewModel(push, message.channelId)
        if (state === 'pushing' && !isBusy)
          broken('RST-3 an answer after a stop is a stop', `${page.name} entry ${seq}`)
      }
    },
    restarted: (browser) => {
      stopped.delete(browser)
    },
    settled: (browser, when) => {
      if (posts > (seen.get('pushes') ?? 0) && !people.some((one) => one.browser.disk.hasFailed))
        broken(
          'RST-1 begun once a press',
          `${when}: ${posts} starts are posted, ${seen.get('pushes') ?? 0} were pressed`,
        )
      if (browser.disk.isUnsure) return
      for (const { page, push } of shown(browser)) {
        for (const { channelId } of restreamedRooms(push)) {
          const { state, isBusy } = restreamViewModel(push, channelId)
          const where = `${page.name} ${when}: ${state}${isBusy ? ', busy' : ''} in ${channelId}`
          if (isBusy) broken('RST-2 every start and stop ends', where)
          if (state === 'pushing' && runningIn(town.world, channelId) === null)
            broken('RST-1 as the server has it', where)
        }
      }
    },
  }
}
