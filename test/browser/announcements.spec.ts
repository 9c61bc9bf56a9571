import { adaAndBen, openSquare } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { makeVideo } from './support/files'
import { expect, test } from './support/test'

const picture = {
  name: 'market.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}

test('R1-217 R1-033 a member sees an announcement of an admin and its pin at once, and can react to the announcement', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  await ben.page.getByRole('button', { name: /^Group updates/ }).click()
  const seen = ben.page.getByRole('article').filter({ hasText: 'Lanterns tonight' })
  await expect(ben.page.getByRole('article').first()).toBeVisible()
  await expect(ben.page.getByRole('link', { name: 'Announce', exact: true })).toHaveCount(0)

  await ada.page.getByRole('button', { name: /^Group updates/ }).click()
  await ada.page.getByRole('link', { name: 'Announce', exact: true }).click()
  await ada.page.getByLabel('What’s new?').fill('Lanterns tonight, bring a candle #lanterns')
  await expectAccessible(ada.page)
  // A reload keeps the text that Ada has typed.
  await ada.page.reload()
  await expect(ada.page.getByLabel('What’s new?')).toHaveValue('Lanterns tonight, bring a candle #lanterns')
  await ada.page.getByLabel('Add pictures').and(ada.page.locator('input')).setInputFiles(picture)
  await expect(ada.page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(ada.page).toHaveURL(/\/group\/10000001$/)

  await expect(seen).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Picture 1 of 1' })).toBeVisible()
  await seen.getByRole('button', { name: 'Add a reaction' }).click()
  // The page shows the reaction before the server has it. Ada reads the server's count, so wait for the response.
  const counted = ben.page.waitForResponse(/announcement\/meme$/)
  await ben.page.getByRole('dialog', { name: 'Add a reaction' }).getByRole('button', { name: '🎉' }).click()
  await counted
  await expect(seen.getByRole('button', { name: '🎉, 1 person', pressed: true })).toBeVisible()

  await openSquare(ada.page)
  await ada.page.getByRole('button', { name: /^Group updates/ }).click()
  const own = ada.page.getByRole('article').filter({ hasText: 'Lanterns tonight' })
  await expect(own.getByRole('button', { name: '🎉, 1 person' })).toBeVisible()
  await expect(own.getByText('Read by 2')).toBeVisible()
  await own.getByRole('button', { name: 'Announcement actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await expect(seen.getByText('Pinned')).toBeVisible()
  await expectAccessible(ben.page)

  await own.page().getByRole('link', { name: 'Announce', exact: true }).click()
  await ada.page.getByLabel('What’s new?').fill('Lanterns, moving')
  await ada.page
    .getByLabel('Add a video')
    .and(ada.page.locator('input'))
    .setInputFiles(await makeVideo(ada.page, 0))
  await expect(ada.page.getByRole('button', { name: 'Remove the video' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(ada.page).toHaveURL(/\/group\/10000001$/)
  await ben.page
    .getByRole('article')
    .filter({ hasText: 'Lanterns, moving' })
    .getByRole('button', { name: 'Video' })
    .click()
  await expect(ben.page.getByRole('dialog').locator('video')).toBeVisible()
})
