import type { Page } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { expect, test } from './support/test'

/** The address of Ada's own group. Ben is a member of the group. */
const HOUSE = '/group/470000047'
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

const choose = async (page: Page, title: string, what: string): Promise<void> => {
  await card(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

const plan = async (page: Page, title: string): Promise<void> => {
  await go(page, `${HOUSE}/space-create`)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('radio', { name: 'Later' }).check()
  await page.getByRole('button', { name: 'Schedule space' }).click()
  await expect(page).toHaveURL(/\/space$/)
  await expect(card(page, title)).toContainText('Starts in')
}

test('R1-005 R1-031 R2-019 R2-028 R2-031 R2-113 R2-114 R2-117 R2-118 R2-119 R2-307 another member sees a planned space appear, change, start and disappear, and sets a reminder', async ({
  openPerson,
}) => {
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await go(ben.page, '/space')
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Spaces' })).toBeVisible()
  await expect(ben.page.getByRole('article').first()).toBeVisible()

  await plan(ada.page, 'Soup at six')
  await expect(card(ben.page, 'Soup at six')).toContainText('Starts in')

  // Ben sets the reminder, cancels it and sets it again. The server stores each state.
  const soup = card(ben.page, 'Soup at six')
  await soup.getByRole('button', { name: 'Remind me' }).click()
  await ben.isTold('Reminder set')
  await soup.getByRole('button', { name: 'Turn off reminder' }).click()
  await ben.isTold('Reminder cancelled')
  await soup.getByRole('button', { name: 'Remind me' }).click()
  await expect(soup.getByRole('button', { name: 'Turn off reminder' })).toBeEnabled()
  await ben.page.reload()
  await expect(soup.getByRole('button', { name: 'Turn off reminder' })).toBeVisible()

  // Ben sees Ada's changes to the space at once, and the reminder of the space stays set.
  await go(ada.page, HOUSE)
  await ada.page.getByRole('button', { name: 'Group actions' }).click()
  await ada.page.getByRole('menuitem', { name: 'Edit Space' }).click()
  await expect(ada.page.getByLabel('Title')).toHaveValue('Soup at six')
  await ada.page.getByLabel('Title').fill('')
  await ada.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ada.page.getByText('Enter a title')).toBeVisible()
  await ada.page.getByLabel('Title').fill('Stew at six')
  await ada.page.getByLabel('Announcement').fill('Bring a bowl')
  await ada.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ada.page).toHaveURL(/\/space$/)
  const stew = card(ben.page, 'Stew at six')
  await expect(stew).toContainText('Bring a bowl')
  await expect(soup).toHaveCount(0)
  await expect(stew.getByRole('button', { name: 'Turn off reminder' })).toBeVisible()

  // A deleted space disappears from the list of every member.
  await plan(ada.page, 'Bread at nine')
  await expect(card(ben.page, 'Bread at nine')).toBeVisible()
  await choose(ada.page, 'Bread at nine', 'Delete space')
  await ada.page
    .getByRole('dialog', { name: 'Delete “Bread at nine”?' })
    .getByRole('button', { name: 'Delete space' })
    .click()
  await expect(card(ada.page, 'Bread at nine')).toHaveCount(0)
  await expect(card(ben.page, 'Bread at nine')).toHaveCount(0)

  // When the space starts, Ben sees a toast on any screen. The toast leads to the space.
  await go(ben.page, '/message')
  await expect(ben.page.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await card(ada.page, 'Stew at six').getByRole('button', { name: 'Start Now' }).click()
  await expect(ada.page.getByRole('region', { name: 'Space Stew at six' })).toBeVisible()
  await ben.isTold('“Stew at six” has started')
  await ben.page.getByRole('status').getByRole('button', { name: 'Join', exact: true }).click()
  await expect(ben.page.getByRole('dialog', { name: 'Join “Stew at six”' })).toBeVisible()
})
