import type { Page } from 'playwright/test'
import type { BrowserUser } from './support/browser-user'
import { Network } from './support/network'
import { ReceivedSound } from './support/received-sound'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const benIn = (page: Page, list: 'On stage' | 'Listening') =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: 'Ben' })
const choose = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'Actions for Ben' }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}
const askAndAllow = async (ada: Page, ben: Page): Promise<void> => {
  await button(ben, 'Ask to speak').click()
  await button(ada, 'Allow Ben').click()
}

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
      await choose(ada, 'Mute')
      await expect(benIn(ada, 'On stage')).toContainText('muted by a host')
    },
    told: (ben) => expect(button(ben, 'Muted by a host')).toBeDisabled(),
    speakAgain: async (ada, ben) => {
      await choose(ada, 'Let unmute')
      await button(ben, 'Unmute').click()
    },
  },
  {
    what: 'moves to the listeners',
    decide: async (ada) => {
      await choose(ada, 'Move to listeners')
      await expect(benIn(ada, 'Listening')).toBeVisible()
    },
    told: (ben) => expect(button(ben, 'Ask to speak')).toBeVisible(),
    speakAgain: askAndAllow,
  },
]

/** Ada is the host of a room in which Ben speaks. */
const speaking = async (ada: BrowserUser, ben: BrowserUser): Promise<void> => {
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await ada.page.goto('/group/10000001/space-create')
  await ada.page.getByLabel('Title').fill('Two of us')
  await button(ada.page, 'Go live').click()
  await expect(ada.page.getByRole('list', { name: 'On stage' })).toContainText('Host')
  await ben.page.goto(new URL(ada.page.url()).pathname)
  await button(ben.page, 'Join space').click()
  await askAndAllow(ada.page, ben.page)
  await expect(benIn(ada.page, 'On stage')).toContainText('microphone on')
}

for (const { what, decide, told, speakAgain } of CASES)
  test(`MIC-7 a speaker whom a host ${what} while the speaker's connection is cut sends no sound after the reconnect`, async ({
    openPerson,
    problems,
  }) => {
    problems.allow(/WebSocket|ERR_/)
    const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
    const [network, sound] = [new Network(ben), new ReceivedSound(ada)]
    await Promise.all([network.watch(), sound.watch()])
    await speaking(ada, ben)
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
