import type { Page } from 'playwright/test'
import type { BrowserUser } from './support/browser-user'
import { Network } from './support/network'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const onStage = (page: Page, name: string) =>
  page.getByRole('list', { name: 'On stage' }).getByRole('listitem').filter({ hasText: name })
const listening = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Listening' }).getByRole('listitem').filter({ hasText: name })
const choose = async (page: Page, name: string, what: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** How all four see a person: among the listeners, or on stage with these words. */
const allSee = async (people: readonly BrowserUser[], name: string, words: string | null): Promise<void> => {
  for (const { name: who, page } of people) {
    const shown = who === name || (who === 'Cleo' && name.startsWith('Member')) ? 'You' : name
    if (words === null) await expect(listening(page, shown), `${who} sees ${name} listening`).toBeVisible()
    else await expect(onStage(page, shown), `${who} sees ${name} on stage`).toContainText(words)
  }
}

/** Cuts the host's network while the host decides, and checks that the host is told and nobody sees a change. */
const whileCut = async (
  network: Network,
  decide: () => Promise<void>,
  unchanged: () => Promise<void>,
): Promise<void> => {
  await network.cut()
  await decide()
  await unchanged()
  await network.restore()
  await network.isBack()
}

test('MIC-1 MIC-4 MIC-5 MIC-6 MIC-7 MIC-9 SPC-5 each decision of a host is seen by all four people, and a decision during a network cut changes nothing until the host repeats it', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/WebSocket|ERR_/)
  test.slow()
  const all = await Promise.all(['Ada', 'Ben', 'Sky', 'Cleo'].map((name) => openPerson(name)))
  const [ada, ben, sky, cleo] = all
  if (ada === undefined || ben === undefined || sky === undefined || cleo === undefined) throw new Error('four people')
  const network = new Network(ada)
  await network.watch()
  for (const { context } of all) await context.grantPermissions(['microphone'])
  await Promise.all([
    signIn(ada, 'ada@loop.example'),
    signIn(ben, 'ben@loop.example'),
    signIn(sky, 'super@loop.example'),
    signIn(cleo, 'cleo@loop.example'),
  ])
  await ada.page.goto('/group/10000001/space-create')
  await ada.page.getByLabel('Title').fill('Four of us')
  await button(ada.page, 'Go live').click()
  await expect(onStage(ada.page, 'You')).toContainText('Host')
  const address = new URL(ada.page.url()).pathname
  for (const { page } of [ben, sky, cleo]) {
    await page.goto(address)
    await button(page, 'Join space').click()
  }
  // Cleo is new, and the server named her.
  const newcomer = listening(ada.page, /Member \d+/)
  const cleoName = /Member \d+/.exec((await newcomer.textContent()) ?? '')?.[0] ?? ''
  for (const name of ['Ben', 'Sky', cleoName]) await allSee([ada], name, null)
  // The first use of a menu and of a dialog loads their code, which the host has long had.
  await ada.page.getByRole('button', { name: 'Actions for Sky' }).click()
  await ada.page.getByRole('menuitem', { name: 'Remove from space' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const notReached = () => ada.isTold('That didn’t reach the room. Try again.')

  // A request: the host allows it. The first decision is lost, so Ben stays a listener, takes the request back and asks again.
  await button(ben.page, 'Ask to speak').click()
  await expect(button(ada.page, 'Allow Ben')).toBeVisible()
  await whileCut(
    network,
    async () => {
      await button(ada.page, 'Allow Ben').click()
      await notReached()
      await expect(ada.page.getByText('Your answer wasn’t sent. Try again.')).toBeVisible()
      await expect(button(ada.page, 'Allow Ben')).toBeVisible()
    },
    () => allSee([ben, sky, cleo], 'Ben', null),
  )
  await ben.page.getByTitle('Cancel request').click()
  await expect(button(ada.page, 'Allow Ben')).toHaveCount(0)
  await button(ben.page, 'Ask to speak').click()
  await button(ada.page, 'Allow Ben').click()
  await allSee(all, 'Ben', 'microphone on')

  // A mute by the host, and its end.
  await whileCut(
    network,
    async () => {
      await choose(ada.page, 'Ben', 'Mute')
      await notReached()
    },
    () => allSee([ben, sky, cleo], 'Ben', 'microphone on'),
  )
  await choose(ada.page, 'Ben', 'Mute')
  await allSee(all, 'Ben', 'muted by a host')
  await expect(button(ben.page, 'Muted by a host')).toBeDisabled()
  await whileCut(
    network,
    async () => {
      await choose(ada.page, 'Ben', 'Let unmute')
      await notReached()
    },
    () => allSee([ben, sky, cleo], 'Ben', 'muted by a host'),
  )
  await choose(ada.page, 'Ben', 'Let unmute')
  // The host only permits Ben to speak. Ben opens the microphone himself.
  await expect(button(ben.page, 'Unmute')).toBeEnabled()
  await allSee(all, 'Ben', 'muted')
  await button(ben.page, 'Unmute').click()
  await allSee(all, 'Ben', 'microphone on')

  // The end of a turn.
  await whileCut(
    network,
    async () => {
      await choose(ada.page, 'Ben', 'Move to listeners')
      await notReached()
    },
    () => allSee([ben, sky, cleo], 'Ben', 'microphone on'),
  )
  await choose(ada.page, 'Ben', 'Move to listeners')
  await allSee(all, 'Ben', null)

  // An invitation: Cleo accepts it, Sky declines it.
  await whileCut(
    network,
    async () => {
      await choose(ada.page, cleoName, 'Invite to speak')
      await notReached()
    },
    () => expect(cleo.page.getByRole('dialog')).toHaveCount(0),
  )
  await choose(ada.page, cleoName, 'Invite to speak')
  const offered = (page: Page) => page.getByRole('dialog', { name: 'You are invited to speak' })
  await offered(cleo.page).getByRole('button', { name: 'Speak' }).click()
  await allSee(all, cleoName, 'microphone on')
  await choose(ada.page, 'Sky', 'Invite to speak')
  await offered(sky.page).getByRole('button', { name: 'Not now' }).click()
  await expect(offered(sky.page)).toHaveCount(0)
  await allSee(all, 'Sky', null)

  // The removal of a person.
  const remove = async () => {
    await choose(ada.page, cleoName, 'Remove from space')
    await ada.page
      .getByRole('dialog', { name: `Remove ${cleoName}?` })
      .getByRole('button', { name: 'Remove from space' })
      .click()
  }
  await whileCut(
    network,
    async () => {
      await remove()
      await notReached()
    },
    () => allSee([ben, sky, cleo], cleoName, 'microphone on'),
  )
  await remove()
  await expect(cleo.page.getByRole('dialog', { name: 'You were removed from this space' })).toBeVisible()
  for (const { page } of [ada, ben, sky]) await expect(onStage(page, cleoName)).toHaveCount(0)
})
