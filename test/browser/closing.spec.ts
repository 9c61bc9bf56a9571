import type { Page } from 'playwright/test'
import { composer, log, openSquare, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

/** Closes the tab as a person does, so that the page gets its unload events. */
const close = async (page: Page): Promise<void> => {
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

test('OUT-5 a text typed or a message sent at any moment before its tab closes is there when the chat is opened again, once', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  let page = ada.page
  const reopen = async (): Promise<void> => {
    page = await ada.context.newPage()
    await openSquare(page)
  }
  for (const delayMs of [0, 50, 300]) {
    await composer(page).fill(`typed ${delayMs} ms before`)
    // The delay is the case under test: an unstored change has another age each time.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), delayMs)
    await close(page)
    await reopen()
    await expect(composer(page)).toHaveValue(`typed ${delayMs} ms before`)

    await composer(page).fill(`sent ${delayMs} ms before`)
    await composer(page).press('Enter')
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), delayMs)
    await close(page)
    await reopen()
    await expect(saying(page, `sent ${delayMs} ms before`)).toHaveCount(1)
    await expect(composer(page)).toHaveValue('')
    await expect(log(page).getByText('Sending')).toHaveCount(0)
  }
  await page.reload()
  for (const delayMs of [0, 50, 300]) await expect(saying(page, `sent ${delayMs} ms before`)).toHaveCount(1)
})
