import type { Page } from 'playwright/test'
import { Network } from './support/network'
import { ReceivedSound } from './support/received-sound'
import { askAndAllow, button, chooseForBen, openRoomWithSpeaker, personIn } from './support/space-actions'
import { expect, test } from './support/test'

interface Case {
  readonly what: string
  readonly decide: (ada: Page) => Promise<void>
  /** What Ben's own page shows after the reconnect. */
  readonly told: (ben: Page) => Promise<void>
  readonly speakAgain: (ada: Page, ben: Page) => Promise<void>
}
const CASES: readonly Case[] = [
  {
    what: 'mutes',
    decide: async (ada) => {
      await chooseForBen(ada, 'Mute')
      await expect(personIn(ada, 'On stage', 'Ben')).toContainText('muted by a host')
    },
    told: (ben) => expect(button(ben, 'Muted by a host')).toBeDisabled(),
    speakAgain: async (ada, ben) => {
      await chooseForBen(ada, 'Let unmute')
      await button(ben, 'Unmute').click()
    },
  },
  {
    what: 'moves to the listeners',
    decide: async (ada) => {
      await chooseForBen(ada, 'Move to listeners')
      await expect(personIn(ada, 'Listening', 'Ben')).toBeVisible()
    },
    told: (ben) => expect(button(ben, 'Ask to speak')).toBeVisible(),
    speakAgain: askAndAllow,
  },
]

for (const { what, decide, told, speakAgain } of CASES)
  test(`MIC-7 a speaker whom a host ${what} while the speaker's connection is cut sends no sound after the reconnect`, async ({
    openPerson,
    problems,
  }) => {
    problems.allow(/WebSocket|ERR_/)
    const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
    const [network, sound] = [new Network(ben), new ReceivedSound(ada)]
    await Promise.all([network.watch(), sound.watch()])
    await openRoomWithSpeaker(ada, ben)
    await sound.isHeard()

    // The sound goes directly from browser to browser, so it goes on while Ben's sockets are closed. The host's page
    // does not play it any more.
    await network.cut()
    await decide(ada.page)
    await sound.stops('energy')
    await network.restore()
    await network.isBack()
    await sound.stops('packets')
    await told(ben.page)
    expect((await sound.listen()).packets, 'packets that reach the host later').toBe(0)

    // The host's browser still hears a person who may speak.
    await speakAgain(ada.page, ben.page)
    await sound.isHeard()
  })
