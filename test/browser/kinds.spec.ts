import { composer, log, signIn } from './support/acts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const HOME = '/group/470000047'

test('R1-228 a request for access is accepted from the chat: everybody sees the decision, and who joined', async ({ openPerson }) => {
  const [ada, ben] = [await openPerson('Ada'), await openPerson('Ben')]
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  for (const { page } of [ada, ben]) {
    await page.goto(HOME)
    await expect(composer(page)).toBeVisible()
  }
  const asked = (page: typeof ada.page) => log(page).getByRole('article').filter({ hasText: /asks to join/ }).last()
  await expect(asked(ben.page).getByText('Waiting for an answer')).toBeVisible()
  await expect(asked(ben.page).getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await asked(ada.page).getByRole('button', { name: 'Accept' }).click()
  for (const { page } of [ada, ben]) {
    await expect(asked(page).getByText('Accepted', { exact: true })).toBeVisible()
    await expect(log(page).getByText(/joined the group/).last()).toBeVisible()
  }
  await ada.page.reload()
  await expect(asked(ada.page).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(asked(ada.page).getByRole('button', { name: 'Accept' })).toHaveCount(0)
})

test('R1-122 a picture that a resident sent opens large, and leafs, and closes where it was', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  await page.goto(HOME)
  await expect(composer(page)).toBeVisible()
  const pictures = log(page).getByRole('button', { name: /^Image from .*, open$/ })
  await expect(async () => {
    await log(page).evaluate((list) => list.scrollBy(0, -400))
    await expect(pictures.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await pictures.last().press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Image from / })
  await expect(viewer.getByRole('img')).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pictures.last()).toBeFocused()
})
