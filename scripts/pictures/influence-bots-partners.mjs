import { button, expect, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const BEN = '/profile/1000000002'
/** The attention chart, the last part of the page that loads. @param {Stage} stage */
const chartOf = ({ page }) => page.locator('figure [role=img] svg path').first()

/**
 * Opens a tab of a profile. A phone shows the tab below the person's details, so scroll to the tab.
 * @param {Stage} stage
 * @param {string} path
 * @param {import('playwright').Locator} shown
 * @param {string} name
 */
async function visitTab({ page, shoot }, path, shown, name) {
  await page.goto(path)
  await expect(shown).toBeVisible()
  await shown.scrollIntoViewIfNeeded()
  await shoot(name)
}

/** Takes pictures of a profile's tabs, of levels and of attention. @param {Stage} stage */
export async function influence(stage) {
  const { page, shoot } = stage
  await signIn(stage)
  await visitTab(stage, '/profile', chartOf(stage), 'attention share')
  await visitTab(stage, '/profile?tab=0', page.getByRole('tabpanel').getByRole('listitem').first(), 'own groups')
  await visitTab(stage, '/profile?tab=1', page.getByRole('tabpanel').getByRole('heading').first(), 'own gifts')
  await visitTab(stage, `${BEN}?tab=0`, page.getByRole('tabpanel').getByRole('listitem').first(), 'joined groups')
  await visit(stage, '/profile?list=followers', page.getByRole('tabpanel').getByRole('listitem').first(), 'followers')
  await visit(stage, '/profile/level', page.getByRole('row').first(), 'level')
  await visit(stage, '/profile/attentionDetail', chartOf(stage), 'attention')
  await page.locator('figure button').first().click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const section of await page.locator('section header button:first-of-type').all()) await section.click()
  await shoot('attention as a table')
  await page.getByRole('table').last().scrollIntoViewIfNeeded()
  await shoot('attention tables below')
}

/** @param {Stage} stage */
const square = ({ page }) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 })
    const pen = canvas.getContext('2d')
    if (pen !== null) {
      pen.fillStyle = '#5b5fd9'
      pen.fillRect(0, 0, 256, 256)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** Creates, lists and updates a bot. @param {Stage} stage */
export async function bots(stage) {
  const { page, shoot } = stage
  await signIn(stage)
  await visit(stage, '/bot/botList', page.getByRole('heading', { level: 2 }).last(), 'no bots')
  await visit(stage, '/bot/botCreate', page.locator('form'), 'create a bot')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(await square(stage), 'base64') })
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Before the upload ends, the form says that the picture is missing.
  await expect(button(stage, 'upload.remove')).toBeVisible()
  const submit = page.locator('form button[type=submit]')
  await page.getByRole('textbox').first().fill('weather')
  await page.getByRole('textbox').nth(1).fill('Tells the weather')
  await submit.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('bot credentials')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('textbox').first().fill('weather')
  await shoot('bot commands')
  await submit.click()
  await expect(page).toHaveURL(/botList$/)
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('switch')).toBeVisible()
  await shoot('bot list')
  await page.locator('a[href*="/bot/botUpdate"]').first().click()
  await expect(page.getByRole('textbox').first()).toHaveValue('weather')
  await shoot('update a bot')
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await shoot('update a bot below')
}

/** @param {Stage} stage */
export async function partners(stage) {
  const { page, shoot, isPhone } = stage
  await visit(stage, '/p/harbor', page.getByRole('heading', { level: 1 }), 'partner, a visitor')
  await visit(stage, '/loop-interlink-login', page.getByRole('heading').first(), 'interlink')
  await signIn(stage)
  await visit(stage, '/partners', page.getByRole('heading', { level: 1 }), 'partner')
  const chip = page.getByRole('main').getByRole('button').first()
  await (isPhone ? chip.click() : chip.hover())
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('partner highlight')
  await page.keyboard.press('Escape')
  await page.locator('header button[aria-haspopup=dialog]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('partner drawer')
  await visit(stage, '/p/search?link=harbor', page.getByRole('tab').first(), 'partner search')
  await page.locator('input').first().fill('a')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await shoot('partner search found')
}
