import { expect, type Locator, type Page } from 'playwright/test'
import { composer, go, log, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { test } from './support/test'

const ADA = '/message/1000000001'
const BEN = '/message/1000000002'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const conversations = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' })
const rowOf = (page: Page, name: string): Locator =>
  conversations(page).getByRole('link', {
    name: new RegExp(`^${name}( Bot| AI)? (now|[0-9]|Yesterday|[A-Z][a-z]{2}\\b|No messages)`),
  })
const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('R1-037 R1-038 R2-060 R1-104 R1-106 R1-107 R1-108 R1-167 R1-168 R1-180 R1-342 two people chat in a direct chat, and one of them mutes, pins, blocks, unblocks, clears and deletes the chat', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/You have been blocked/)
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')

  // Ada opens Ben's profile and writes to Ben. Ben sees the new chat in his list.
  await go(ada.page, '/profile/1000000002')
  await ada.page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(ada.page).toHaveURL(new RegExp(`${BEN}$`))
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
  await go(ben.page, '/message/1000000003')
  await expect(composer(ben.page)).toBeVisible()
  await expect(rowOf(ben.page, 'Ada')).toHaveCount(0)
  await say(ada.page, 'Hello Ben, is this you?')
  await expect(rowOf(ben.page, 'Ada')).toContainText('Hello Ben, is this you?')
  await expect(rowOf(ben.page, 'Ada')).toContainText('1 unread message')
  await rowOf(ben.page, 'Ada').click()
  await expect(ben.page).toHaveURL(new RegExp(`${ADA}$`))
  await expect(saying(ben.page, 'Hello Ben, is this you?')).toHaveCount(1)
  await say(ben.page, 'It is me.')
  await expect(saying(ada.page, 'It is me.')).toHaveCount(1)
  await expectAccessible(ada.page)

  // A reload opens this chat again, and the path /message opens the chat that was open last.
  await ada.page.reload()
  await expect(saying(ada.page, 'It is me.')).toHaveCount(1)
  await go(ada.page, '/message')
  await expect(saying(ada.page, 'It is me.')).toHaveCount(1)
  await ada.page.goto(BEN)
  await expect(saying(ada.page, 'It is me.')).toHaveCount(1)

  // Mute and pin the chat from its header. A reload keeps both. A pinned chat is only in the strip above the
  // list.
  await choose(ada.page, 'Mute')
  await expect(rowOf(ada.page, 'Ben')).toContainText('Muted')
  await ada.page.reload()
  await expect(rowOf(ada.page, 'Ben')).toContainText('Muted')
  await choose(ada.page, 'Pin')
  await expect(ada.page.getByText('Chat pinned', { exact: true }).first()).toBeVisible()
  const pinned = ada.page.getByRole('list', { name: 'Pinned chats' }).getByRole('link', { name: 'Ben' })
  await expect(pinned).toBeVisible()
  await ada.page.reload()
  await expect(pinned).toBeVisible()
  await expect(rowOf(ada.page, 'Ben')).toHaveCount(0)
  await choose(ada.page, 'Unpin')
  await expect(rowOf(ada.page, 'Ben')).toContainText('Muted')

  // While Ben is blocked, the server refuses his message with the spec's text. After the unblock it arrives.
  await choose(ada.page, 'Block')
  await ada.page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(ada.page.getByText('You blocked this person.')).toBeVisible()
  await expect(ada.page.locator('header').getByText('Blocked', { exact: true })).toBeVisible()
  await say(ben.page, 'Are you there?')
  await expect(log(ben.page).getByText('You have been blocked')).toBeVisible()
  await ada.page.getByRole('button', { name: 'Unblock' }).click()
  await expect(composer(ada.page)).toBeVisible()
  await ben.page.getByRole('button', { name: 'Retry' }).click()
  await expect(saying(ada.page, 'Are you there?')).toHaveCount(1)

  // Ada clears the history, which removes the messages for Ada and keeps them for Ben.
  await choose(ada.page, 'Clear history')
  await ada.page.getByRole('button', { name: 'Clear history', exact: true }).click()
  await expect(ada.page.getByText('Are you there?', { exact: true })).toHaveCount(0)
  await expect(saying(ben.page, 'Are you there?')).toHaveCount(1)
  await ada.page.reload()
  await expect(composer(ada.page)).toBeVisible()
  await expect(ada.page.getByText('Are you there?', { exact: true })).toHaveCount(0)

  // A deleted chat is missing from the list until Ada or Ben writes again.
  await choose(ada.page, 'Delete chat')
  await ada.page.getByRole('button', { name: 'Delete chat', exact: true }).click()
  await expect(rowOf(ada.page, 'Ben')).toHaveCount(0)
  await expect(ada.page).toHaveURL(/\/message$/)
  await say(ben.page, 'Back again')
  await expect(rowOf(ada.page, 'Ben')).toContainText('Back again')
  await rowOf(ada.page, 'Ben').click()
  await expect(saying(ada.page, 'Back again')).toHaveCount(1)
  await expect(ada.page.getByText('It is me.', { exact: true })).toHaveCount(0)
})

/**
 * The box of a row that is visible, uncovered and at rest. Waits for the row's animations first: Playwright takes a
 * transition that has not begun for rest.
 */
const boxAtRest = async (
  row: Locator,
): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> => {
  await row.evaluate(async (element) => {
    const moving: Promise<unknown>[] = []
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      moving.push(...at.getAnimations().map(({ finished }) => finished))
    await Promise.allSettled(moving)
  })
  await row.click({ trial: true })
  const box = await row.boundingBox()
  if (box === null) throw new Error('nothing to touch')
  return box
}

const swipe = async (page: Page, row: Locator, by: number): Promise<void> => {
  const box = await boxAtRest(row)
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }]
  const from = Math.max(box.x, -box.width / 2) + box.width * 0.75
  // Send all moves at once: a finger that pauses between two moves would be a long press.
  await Promise.all([
    touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) }),
    ...[0.25, 0.5, 0.75, 1].map((step) =>
      touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + by * step) }),
    ),
  ])
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('R1-100 R2-335 R1-096 R1-347 R1-102 R1-230 on a phone a swipe or a long press on a row of the chat list opens the actions for that chat', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada', undefined, PHONE)
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  await go(page, '/message')
  const row = rowOf(page, 'ليلى حداد')
  const actions = page.getByRole('group', { name: /^Actions for .?ليلى حداد.?$/u })
  await expect(row).toBeVisible()
  await swipe(page, row, -24)
  await expect(actions).toHaveCount(0)
  await swipe(page, row, -90)
  await expect(actions).toBeVisible()
  const revealed = await actions.boundingBox()
  expect(revealed?.width).toBe(220)
  await swipe(page, row, 60)
  await expect(actions).toHaveCount(0)
  await swipe(page, row, -90)
  await actions.getByRole('button', { name: 'Mute' }).click()
  await expect(row).toContainText('Muted')

  // A bot's row has no swipe actions.
  await swipe(page, rowOf(page, 'BotFather'), -90)
  await expect(page.getByRole('group', { name: /Actions for/ })).toHaveCount(0)

  const touch = await page.context().newCDPSession(page)
  const box = await boxAtRest(row)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 90, y: box.y + 20 }] })
  const sheet = page.getByRole('dialog', { name: 'ليلى حداد' })
  await expect(sheet).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Delete chat' }).click()
  await page.getByRole('button', { name: 'Delete chat', exact: true }).click()
  await expect(row).toHaveCount(0)

  // Deleting the open chat returns to the list.
  await page.getByRole('list', { name: 'Pinned chats' }).getByRole('link', { name: '陈美玲' }).click()
  await expect(composer(page)).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete chat' }).click()
  await page.getByRole('button', { name: 'Delete chat', exact: true }).click()
  await expect(page).toHaveURL(/\/message$/)
  await expect(rowOf(page, 'ليلى حداد')).toHaveCount(0)
})

test('R1-040 R1-103 R1-109 R3-064 the service accounts BotFather, Assistant and Loop each have their own chat', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  await go(page, '/message/botFather')
  await expect(page.getByRole('heading', { level: 1, name: 'BotFather' })).toBeVisible()
  await expect(conversations(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Mute' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Delete chat|Block/ })).toHaveCount(0)
  await go(page, '/message/assistant')
  await expect(page.getByRole('heading', { level: 1, name: 'Loop Assistant' })).toBeVisible()
  await expect(conversations(page)).toHaveCount(0)
  await go(page, '/message')
  await rowOf(page, 'Loop').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loop' })).toBeVisible()
  await expect(page.getByText('Only Loop can post here.')).toBeVisible()
  await expect(log(page)).toContainText('Your email is confirmed.')
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByText('Your email is confirmed.', { exact: false })).toHaveCount(0)
})
