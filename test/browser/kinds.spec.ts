import type { Locator, Page } from 'playwright/test'
import { adaAndBen, composer, go, log, openSquare, say, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const HOME = '/group/470000047'

test('R1-228 when an admin accepts an access request in the chat, the admin sees the decision and every member sees the new member', async ({
  openPerson,
}) => {
  const [ada, ben] = [await openPerson('Ada'), await openPerson('Ben')]
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  for (const { page } of [ada, ben]) {
    await go(page, HOME)
    await expect(composer(page)).toBeVisible()
  }
  const asked = (page: typeof ada.page) =>
    log(page)
      .getByRole('article')
      .filter({ hasText: /asks to join/ })
      .last()
  await asked(ada.page).getByRole('button', { name: 'Accept' }).click()
  await expect(asked(ada.page).getByText('Accepted', { exact: true })).toBeVisible()
  for (const { page } of [ada, ben]) {
    await expect(
      log(page)
        .getByText(/joined the group/)
        .last(),
    ).toBeVisible()
  }
  // Only the owner and admins read requests to join.
  await expect(asked(ben.page)).toHaveCount(0)
  await ada.page.reload()
  await expect(asked(ada.page).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(asked(ada.page).getByRole('button', { name: 'Accept' })).toHaveCount(0)
})

test('R1-122 a received picture opens and zooms in the viewer, and closing the viewer returns the focus to the picture', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  await go(page, HOME)
  await expect(composer(page)).toBeVisible()
  const pictures = log(page).getByRole('button', { name: /^Image from .*, open$/ })
  await expect(async () => {
    await log(page).evaluate((list) => list.scrollBy(0, -400))
    await expect(pictures.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await pictures.last().press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Image from / })
  await expect(viewer.getByRole('img')).toBeVisible()
  // The viewer takes the focus in the next animation frame. Wait, because keys go to the focused element.
  await expect(viewer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pictures.last()).toBeFocused()
})

/**
 * Numbers of messages in Loop Town Square, one per kind that a person cannot compose, and the first free
 * number.
 */
const TOLD = { image: 325, video: 171, sticker: 264, table: 331, invite: 117, space: 178 }
const FREE = 341

/** The message that the last jump has scrolled to. Only that message is a Tab stop. */
const place = (page: Page): Locator => log(page).locator('article[tabindex="0"]')
/** Jumps to a message. A jump creates a new list element, so wait until the old element is gone. */
const leap = async (page: Page, seq: number): Promise<void> => {
  await log(page).evaluate((list) => list.setAttribute('data-left', ''))
  await go(page, `?seq=${seq}`)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}
/** Waits until the message is sent: a pending message has no menu. */
const expectSent = (page: Page, text: string): Promise<void> =>
  expect(log(page).getByRole('article').filter({ hasText: text }).getByText('Sent')).toBeAttached()
const choose = async (page: Page, option: string): Promise<void> => {
  // The message is hidden and cannot take the focus until its row is measured.
  await expect(place(page)).toBeVisible()
  await place(page).focus()
  await expect(place(page)).toBeFocused()
  await place(page).press('Enter')
  await page.getByRole('menuitem', { name: option, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('R1-122 members can forward, pin, reply to, search and recall every kind of message, despite reloads and a network cut', async ({
  openPerson,
}) => {
  test.slow()
  const { ada, ben } = await adaAndBen(openPerson)
  for (const seq of Object.values(TOLD)) {
    await leap(ben.page, seq)
    await choose(ben.page, 'Forward')
    await ben.page.getByLabel('Search conversations').fill('Town Square')
    await ben.page.getByRole('checkbox').first().check()
    // Ben forwards the last message while his network is cut.
    if (seq === TOLD.space) await ben.cutNetwork()
    await ben.page.getByRole('button', { name: 'Forward', exact: true }).click()
    await expect(ben.page.getByLabel('Search conversations')).toHaveCount(0)
  }
  await ben.restoreNetwork()
  await openSquare(ben.page)
  await say(ben.page, 'The ferry leaves at noon')
  await expectSent(ben.page, 'The ferry leaves at noon')
  await leap(ben.page, FREE + 6)
  await choose(ben.page, 'Reply')
  await say(ben.page, 'From the west pier')
  await say(ben.page, '/help please')
  await expect(log(ada.page).getByText(/Here is what I can do/)).toHaveCount(1)

  const sent = [...Object.keys(TOLD), 'text', 'reply', 'command'].map((kind, at) => ({ kind, seq: FREE + at }))
  for (const { kind, seq } of sent) {
    await leap(ada.page, seq)
    await choose(ada.page, 'React with 👍')
    await choose(ada.page, 'Pin')
    await choose(ada.page, 'Reply')
    await say(ada.page, `seen: ${kind}`)
    // Sending a message scrolls to the end.
    await expectSent(ada.page, `seen: ${kind}`)
  }
  await ben.page.reload()
  await expect(ben.page.getByRole('region', { name: 'Pinned messages' })).toContainText(`of ${sent.length}`)
  const quoted = [
    '[Image]',
    '[Video]',
    '[Sticker] Love it',
    '[Table] What can I do',
    '[Group] Noodle',
    '[Space] Evening tea',
    'The ferry',
    'west pier',
    '/help',
  ]
  for (const [at, { kind }] of sent.entries()) {
    // A message of the bot precedes the replies, so their numbers start one later.
    await leap(ben.page, FREE + sent.length + 1 + at)
    await expect(place(ben.page)).toContainText(`seen: ${kind}`)
    await expect(place(ben.page).getByRole('button', { name: /^In reply to\s*Ben/ })).toContainText(quoted[at] ?? '')
  }

  await ben.page.getByRole('button', { name: 'Search in this conversation' }).click()
  for (const words of ['What can I do for you', 'Noodle', 'Evening tea', 'The ferry', 'west pier', '/help please']) {
    await ben.page.getByRole('combobox', { name: 'Search in this conversation' }).fill(words)
    await expect(ben.page.getByRole('option', { name: words, exact: false }).first()).toBeVisible()
  }
  await ben.page.getByRole('button', { name: 'Close search' }).click()

  for (const { seq } of sent) {
    await leap(ben.page, seq)
    await expect(place(ben.page).getByRole('button', { name: /^👍, 1 person/ })).toBeVisible()
    await choose(ben.page, 'Recall')
    await expect(place(ben.page)).toContainText('You recalled a message')
  }
  await ada.page.reload()
  await leap(ada.page, FREE + 4)
  await expect(log(ada.page).getByText('Ben recalled a message')).toHaveCount(sent.length)
})
