import type { Page } from 'playwright/test'
import { adaAndBen, composer, enterCode, go, log, say, saying } from './support/user-actions'
import { expect, test } from './support/test'

/** Texts of an attacker. Each would set `window.hit` or change the page if a browser ran it. */
const TEXTS = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=2">',
  '"><svg onload=window.hit=3>',
  "javascript:window.hit='4'",
  '{{constructor.constructor("window.hit=5")()}}',
  '__proto__',
  '<a href="javascript:window.hit=6">here</a>',
  '&lt;b&gt; &amp; %3Cscript%3E',
] as const
const [SCRIPT, IMAGE, SVG] = TEXTS

/** Passes when no text of the attacker became an element, a link or a script. */
const isUnharmed = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    hit: 'hit' in globalThis,
    own: Object.getOwnPropertyNames(Object.prototype).includes('hit'),
    leads: [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href)),
    made: document.querySelectorAll('[onerror], [onload], img[src="x"], main script').length,
  }))
  expect(found).toEqual({ hit: false, own: false, leads: [], made: 0 })
}

test('BI-001 BI-002 BI-003 BI-004 BI-103 BI-104 BI-381 code in messages, announcements, groups, profiles and invite codes is never run, and shows as plain text where it is accepted', async ({
  openPerson,
}) => {
  test.slow()
  const { ada, ben } = await adaAndBen(openPerson)
  const { page } = ada

  await test.step('messages and their search', async () => {
    for (const text of TEXTS) await say(page, text)
    for (const text of TEXTS) await expect(saying(ben.page, text)).toHaveCount(1)
    await expect(log(page).getByText('Sending', { exact: true })).toHaveCount(0)
    await composer(page).fill(IMAGE)
    await page.reload()
    for (const text of TEXTS) await expect(saying(page, text)).toHaveCount(1)
    await expect(composer(page)).toHaveText(IMAGE)
    await ben.page.getByRole('button', { name: 'Search in this conversation' }).click()
    await ben.page.getByRole('combobox', { name: 'Search in this conversation' }).fill(SCRIPT)
    await expect(ben.page.getByRole('option').filter({ hasText: SCRIPT })).toHaveCount(1)
    await ben.page.getByRole('button', { name: 'Close search' }).click()
    for (const tab of [page, ben.page]) await isUnharmed(tab)
  })

  await test.step('an announcement', async () => {
    await page.getByRole('button', { name: /^Group updates/ }).click()
    await page.getByRole('link', { name: 'Announce', exact: true }).click()
    await page.getByLabel('What’s new?').fill(`${SCRIPT} ${SVG}`)
    await page.getByRole('button', { name: 'Announce', exact: true }).click()
    await expect(page).toHaveURL(/\/group\/10000001$/)
    await ben.page.getByRole('button', { name: /^Group updates/ }).click()
    await expect(ben.page.getByRole('article').filter({ hasText: `${SCRIPT} ${SVG}` })).toHaveCount(1)
    await isUnharmed(ben.page)
  })

  await test.step('a group: its name, its description, its link name and its sites', async () => {
    await go(page, '/group')
    await page.getByRole('link', { name: 'Create group' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill(SVG)
    await page.getByLabel('Description').fill(IMAGE)
    await page.getByLabel('Add a site').fill('javascript:window.hit=7')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
    await page.getByLabel('Add a site').fill('')
    await page.getByLabel('Link name').fill('"><i>')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/create/)
    await page.getByLabel('Link name').fill('')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/group\/\d{9}$/)
    await expect(page.getByRole('heading', { level: 1, name: SVG })).toBeVisible()
    await isUnharmed(page)
    await go(ben.page, '/search')
    const box = ben.page.getByRole('textbox', { name: 'Search groups and people' })
    await box.fill(SVG)
    await expect(ben.page.getByRole('listitem').filter({ hasText: SVG }).first()).toBeVisible()
    await box.fill(SCRIPT)
    await expect(ben.page.getByText('no results found')).toBeVisible()
    await isUnharmed(ben.page)
  })

  await test.step('a profile: name and bio', async () => {
    await go(page, '/profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('Name').fill(IMAGE)
    await page.getByLabel('About you').fill(SCRIPT)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await go(ben.page, '/profile/1000000001')
    await expect(ben.page.getByText(SCRIPT, { exact: true })).toBeVisible()
    await expect(ben.page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
    await isUnharmed(ben.page)
  })

  await test.step('an invite code', async () => {
    const nina = await openPerson('Nina')
    await enterCode(nina, 'nina@x.example')
    await expect(nina.page).toHaveURL(/\/sign-in\/invite-code$/)
    await nina.page.getByLabel('Invite code').fill(SVG)
    await nina.page.getByLabel('Invite code').press('Enter')
    // The field accepts only letters and digits.
    await expect(nina.page.getByLabel('Invite code')).toHaveValue(/^[A-Za-z0-9]{0,6}$/)
    await expect(nina.page.getByText('No one has this invite code. Check it')).toBeVisible()
    await expect(nina.page).toHaveURL(/\/sign-in\/invite-code$/)
    await isUnharmed(nina.page)
  })
})
