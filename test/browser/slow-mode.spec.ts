import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { composer, log, openSquare, say, saying, signIn } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('R4-006 R4-007 R4-008 an editor sets slow mode, a member on a phone waits with a countdown, and a message that comes too early is kept', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/Slow mode/)
  const sky = await openPerson('Sky')
  const ben = await openPerson('Ben', undefined, PHONE)
  await Promise.all([signIn(sky, 'super@loop.example'), signIn(ben, 'ben@loop.example')])
  await openSquare(ben.page)
  await sky.page.goto('/group/10000001/group-edit')
  const field = sky.page.getByRole('combobox', { name: 'Time between two messages of a member' })
  await field.selectOption('10 seconds')
  await expect(ben.page.getByText('Slow mode: one message every 10 seconds.')).toBeVisible()
  await expectAccessible(ben.page)

  // After a message Send is off until the countdown is over. The next text stays.
  await say(ben.page, 'first')
  await expect(saying(ben.page, 'first')).toHaveCount(1)
  await expect(ben.page.getByText(/you can write again in 0:\d\d/)).toBeVisible()
  await composer(ben.page).fill('second')
  await expect(ben.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await composer(ben.page).press('Enter')
  await expect(composer(ben.page)).toHaveValue('second')
  await expect(ben.page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(saying(ben.page, 'second')).toHaveCount(1)

  // An editor writes at once, twice.
  await openSquare(sky.page)
  await say(sky.page, 'one')
  await say(sky.page, 'two')
  await expect(saying(sky.page, 'two')).toHaveCount(1)

  // Two messages in one go: the server refuses the second, which stays with the reason and goes out on Retry.
  await expect(ben.page.getByText('Slow mode: one message every 10 seconds.')).toBeVisible()
  await say(ben.page, 'third')
  await say(ben.page, 'fourth')
  const refusal = log(ben.page).getByText('Slow mode: wait, then try again')
  if ((await composer(ben.page).inputValue()) === '') {
    await expect(refusal).toBeVisible()
    await expect(ben.page.getByText('Slow mode: one message every 10 seconds.')).toBeVisible()
    await ben.page.getByRole('button', { name: 'Retry' }).click()
  } else {
    await expect(ben.page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await expect(saying(ben.page, 'fourth')).toHaveCount(1)

  // Off again: the bar goes.
  await sky.page.goto('/group/10000001/group-edit')
  await field.selectOption('Off')
  await expect(ben.page.getByRole('timer')).toHaveCount(0)
})
