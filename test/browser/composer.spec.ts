import { adaAndBen, composer, log, saying } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'

test('R1-111 R1-188 R1-189 R1-185 a chat delivers mentions, stickers and replies, and a message with a forbidden link is not sent and shows the reason', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const box = composer(ada.page)
  const offered = ada.page.getByRole('listbox', { name: 'Members to mention' })

  await box.fill('Good morning @be')
  await offered.getByRole('option', { name: /^Ben/ }).click()
  await expect(box).toHaveValue(/^Good morning @Ben\S* \S*\s?$|^Good morning @Ben.* $/)
  await box.press('Enter')
  const greeting = log(ben.page).getByRole('article').filter({ hasText: 'Good morning' })
  await expect(greeting.locator('b').filter({ hasText: '@Ben' })).toHaveClass(/_me_/)
  await expect(log(ada.page).locator('b').filter({ hasText: '@Ben' })).not.toHaveClass(/_me_/)

  await box.pressSequentially('@')
  await expect(offered.getByRole('option').first()).toContainText('everyone')
  await expect(offered.getByRole('option', { name: /^Ada/ })).toHaveCount(0)
  await expectAccessible(ada.page)
  await box.press('Escape')
  await expect(offered).toHaveCount(0)
  await box.fill('')

  await ada.page.getByRole('button', { name: 'Emoji and stickers' }).click()
  const picker = ada.page.getByRole('dialog', { name: 'Emoji and stickers' })
  await picker.getByRole('button', { name: '🎉' }).last().click()
  await expect(box).toHaveValue('🎉')
  await expectAccessible(ada.page)
  await picker.getByRole('tab', { name: 'Stickers' }).click()
  await picker.getByRole('button', { name: 'Hello' }).click()
  await expect(picker).toHaveCount(0)
  await expect(box).toHaveValue('🎉')
  await expect(log(ben.page).getByRole('article').last()).toContainText('Hello')
  await expect(log(ben.page).getByRole('article').last().locator('img')).toHaveCount(1)

  await box.fill('look at https://good.example@evil.example/')
  await box.press('Enter')
  await expect(ada.page.getByRole('alert')).toHaveText('Not sent: links to evil.example are not allowed here.')
  await expect(box).toHaveValue('look at https://good.example@evil.example/')
  await expect(saying(ben.page, 'look at https://good.example@evil.example/')).toHaveCount(0)
  await box.fill('nothing')
  await expect(ada.page.getByRole('alert')).toHaveCount(0)

  // A reload keeps the reply draft, and the sent reply quotes its message.
  await greeting.click({ button: 'right' })
  await ben.page.getByRole('menu').getByRole('menuitem', { name: 'Reply', exact: true }).click()
  await composer(ben.page).fill('and to you')
  await expect.poll(() => readStoredLog(ben.page)).toContain('and to you')
  await ben.page.reload()
  await expect(ben.page.getByText('Replying to Ada')).toBeVisible()
  await expect(composer(ben.page)).toHaveValue('and to you')
  await composer(ben.page).press('Enter')
  await expect(ben.page.getByText('Replying to Ada')).toHaveCount(0)
  const reply = log(ada.page).getByRole('article').filter({ hasText: 'and to you' })
  await expect(reply.getByRole('button', { name: /^In reply to\s*Ada\s*Good morning/ })).toBeVisible()
})

test('R1-187 R1-303 R1-304 when a member sends a bot command chosen from the list, the bot replies', async ({
  openPerson,
}) => {
  const { ada } = await adaAndBen(openPerson)
  const box = composer(ada.page)
  await box.fill('/he')
  const offered = ada.page.getByRole('listbox', { name: 'Commands' })
  await expect(offered.getByRole('option')).toHaveCount(1)
  await box.press('Enter')
  await expect(box).toHaveValue('/help ')
  await box.press('Enter')
  await expect(log(ada.page).getByText(/Here is what I can do/)).toHaveCount(1)
})
