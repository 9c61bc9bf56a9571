import { expect, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const OF = '?projectId=loop'

/**
 * Presses a button, takes a picture of its dialog and closes it.
 * @param {Stage} stage
 * @param {import('playwright').Locator} press
 * @param {string} name
 */
async function dialog({ page, shoot }, press, name) {
  await press.click({ position: { x: 12, y: 12 } })
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Waits for the chart module. @param {Stage} stage */
const drawn = ({ page }) => expect(page.locator('figure [role=img] svg path').first()).toBeVisible()

/** Takes pictures of a project's figures. @param {Stage} stage */
export async function dashboards(stage) {
  const { page, shoot } = stage
  await signIn(stage)
  await visit(stage, '/looper', page.getByRole('heading', { level: 1 }), 'choose a project')
  await page.goto(`/looper/dashboard${OF}&compare=before`)
  await drawn(stage)
  await shoot('dashboard')
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await shoot('dashboard below')
  await dialog(stage, page.locator('main button[aria-haspopup=dialog]', { hasText: 'Loop' }), 'projects')
  await visit(stage, `/looper/influshare${OF}`, page.getByRole('row').nth(1), 'influshare')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.locator('figure').getByRole('slider')).toBeVisible()
  await shoot('feeds')
  await page.locator('main section').last().scrollIntoViewIfNeeded()
  await shoot('feeds below')
  await page.goto(`/looper/community-board${OF}`)
  await drawn(stage)
  await shoot('community board')
  await page.locator('main summary').last().click()
  await page.getByRole('row').nth(1).scrollIntoViewIfNeeded()
  await shoot('community board, columns')
  await visit(stage, `/looper/space-summary${OF}`, page.getByRole('row').nth(1), 'space summary')
}

/** Takes pictures of the settings that a project owner may change. @param {Stage} stage */
export async function projectSettings(stage) {
  const { page, shoot } = stage
  const tab = (/** @type {number} */ at) => `/looper/configration${OF}&tab=${at}`
  await signIn(stage)
  await visit(stage, tab(0), page.getByRole('tabpanel').getByRole('definition').first(), 'project info')
  await visit(stage, `/looper/edit-project-info${OF}`, page.locator('form'), 'edit project info')
  await visit(stage, tab(1), page.getByRole('slider').first(), 'weights')
  await page.getByRole('slider').first().press('Home')
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await shoot('what if')
  await visit(stage, tab(2), page.getByRole('row').nth(1), 'communities')
  const row = page.getByRole('row').nth(1).getByRole('button')
  await row.first().click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await shoot('labels')
  await dialog(stage, page.getByRole('menuitemradio', { checked: false }).first(), 'change a label')
  await dialog(stage, row.last(), 'block a community')
  await visit(stage, tab(3), page.getByRole('row').nth(1), 'admins')
  await dialog(stage, page.getByRole('row').nth(1).getByRole('button').last(), 'remove an admin')
  await page.getByRole('row').last().getByRole('button').first().click()
  await page.getByRole('menuitemradio', { checked: false }).first().click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('main details').last().locator('summary').click()
  await expect(page.locator('main details').last().getByRole('listitem').first()).toBeVisible()
  await shoot('history')
  await visit(
    stage,
    '/looper/api?projectId=mesh',
    page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    'no exclusive page',
  )
  await visit(stage, `/looper/api${OF}`, page.frameLocator('iframe').getByRole('heading').first(), 'exclusive page')
  await page.locator('main a[href*="edit-exclusive-page"]').click()
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await shoot('edit the exclusive page')
}
