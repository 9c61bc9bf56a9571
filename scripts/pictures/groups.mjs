import { expect } from 'playwright/test'
import { openSquare, signIn, SQUARE, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */
/** @import { TranslationKey } from './translation-keys.ts' */

/** Private, run by Ada, with Ben and Zoë in it. */
const HOUSE = '/group/470000047'
/** Ada is not in it. */
const TRAVEL = '/group/67000067'

/** @param {Stage} stage @param {TranslationKey} key */
const pressed = ({ page, words }, key) =>
  page
    .getByRole('button', { name: words(key), exact: true })
    .first()
    .click()

/** @param {Stage} stage @param {string} name */
async function dialogOf({ page, shoot }, name) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(name)
}

/**
 * A phone's head has no room for all that can be opened there: there it is in the menu.
 * @param {Stage} stage
 * @param {TranslationKey} key
 */
async function fromHead({ page, words, isPhone }, key) {
  // What is new says so after its name.
  const name = new RegExp(words(key).source.slice(0, -1))
  if (!isPhone) return page.getByRole('button', { name }).first().click()
  await page.getByRole('button', { name: words('groupMenu.open') }).click()
  return page.getByRole('menuitem', { name }).click()
}

/** Found, looked at, joined. @param {Stage} stage */
export async function groups(stage) {
  const { page, words, shoot } = stage
  await signIn(stage)
  await page
    .getByRole('region', { name: words('activity.title') })
    .getByRole('button')
    .click()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await shoot('centre cards')
  await page.getByRole('article').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('centre badge')
  await visit(stage, '/search', page.getByLabel(words('find.label')), 'search')
  await page.getByLabel(words('find.label')).fill('lo')
  await expect(page.getByRole('listitem').filter({ hasText: 'Loop' }).first()).toBeVisible()
  await shoot('search groups')
  await page.getByRole('tab', { name: words('find.people') }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await shoot('search people')
  await page.getByLabel(words('find.label')).fill('nothing of that name')
  await expect(page.getByText(words('find.none'))).toBeVisible()
  await shoot('search nothing')
  await visit(
    stage,
    TRAVEL,
    page.getByRole('button', { name: words('join.join'), exact: true }).first(),
    'group not joined',
  )
  await pressed(stage, 'join.join')
  await dialogOf(stage, 'join dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSquare(stage)
  await page.getByRole('button', { name: words('groupMenu.open') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('group menu')
  await page.keyboard.press('Escape')
  await fromHead(stage, 'givers.open')
  await dialogOf(stage, 'gift rank')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fromHead(stage, 'announce.open')
  await expect(page.getByRole('article', { name: words('announce.by') }).first()).toBeVisible()
  await shoot('group updates')
  await page
    .getByRole('button', { name: words('announce.menu') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('announcement menu')
  await page.keyboard.press('Escape')
  await visit(stage, `${SQUARE}/announce-create`, page.getByLabel(words('announce.text')), 'announce')
  await visit(
    stage,
    `${TRAVEL}/announce-create`,
    page.getByText(words('announce.notAllowedTitle')),
    'announce not allowed',
  )
}

/** Made, run, left. @param {Stage} stage */
export async function running(stage) {
  const { page, words, shoot } = stage
  await signIn(stage)
  await visit(stage, '/group/create', page.getByLabel(words('groupForm.name'), { exact: true }), 'create group')
  await page.getByLabel(words('groupForm.link'), { exact: true }).fill('1')
  await page.getByLabel(words('groupForm.host'), { exact: true }).fill('no site')
  await pressed(stage, 'groupForm.hostAdd')
  await pressed(stage, 'groupForm.create')
  await expect(page.getByText(words('groupForm.nameMissing'))).toBeVisible()
  await shoot('create group unfit')
  await page.getByRole('button', { name: words('groupForm.create'), exact: true }).scrollIntoViewIfNeeded()
  await shoot('create group below')
  await visit(stage, `${HOUSE}/group-edit`, page.getByRole('button', { name: words('groupMenu.leave') }), 'edit group')
  await page.getByRole('button', { name: words('groupMenu.leave') }).scrollIntoViewIfNeeded()
  await shoot('edit group below')
  await page.getByText(words('running.verification')).click()
  await dialogOf(stage, 'verification')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressed(stage, 'groupMenu.leave')
  await dialogOf(stage, 'owner leaves')
  await pressed(stage, 'running.dissolve')
  await expect(page.getByText(words('running.dissolveText'))).toBeVisible()
  await shoot('dissolve')
  await pressed(stage, 'action.cancel')
  await pressed(stage, 'groupMenu.leave')
  await pressed(stage, 'running.handOver')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await shoot('hand over')
  await page.keyboard.press('Escape')
  await visit(
    stage,
    `${HOUSE}/manage-admin`,
    page.getByRole('button', { name: words('running.options') }).first(),
    'manage admin',
  )
  await page
    .getByRole('button', { name: words('running.options') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('manage admin menu')
  await page.getByRole('menuitem').first().click()
  await dialogOf(stage, 'make admin')
  await page.keyboard.press('Escape')
  await pressed(stage, 'groupMenu.invite')
  const invite = page.getByRole('dialog')
  await invite.getByLabel(words('running.findPerson')).fill('o')
  await expect(invite.getByRole('checkbox').first()).toBeVisible()
  await shoot('invite people')
  await page.keyboard.press('Escape')
  await visit(stage, `${HOUSE}/currency-config`, page.getByText(words('project.noneTitle')), 'no currency')
  await visit(stage, `${HOUSE}/currency-apply`, page.getByLabel(words('project.name')), 'currency apply')
  await pressed(stage, 'project.apply')
  await expect(page.getByText(words('project.addressMissing'))).toBeVisible()
  await shoot('currency apply unfit')
  await visit(stage, `${TRAVEL}/group-edit`, page.getByText(words('groupForm.forbiddenTitle')), 'edit forbidden')
}
