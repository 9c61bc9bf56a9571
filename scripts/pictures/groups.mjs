import { expect, openSquare, signIn, SQUARE, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */
/** @import { TranslationKey } from './translation-keys.ts' */

/** A private group. Ada owns this group; Ben and Zoë are members. */
const HOUSE = '/group/470000047'
/** A group of which Ada is not a member. */
const TRAVEL = '/group/67000067'

/** @param {Stage} stage @param {TranslationKey} key */
const pressed = ({ page, textOf }, key) =>
  page
    .getByRole('button', { name: textOf(key), exact: true })
    .first()
    .click()

/** @param {Stage} stage @param {string} name */
async function dialogOf({ page, shoot }, name) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(name)
}

/**
 * Presses a button of the header. A phone shows that button in the menu.
 * @param {Stage} stage
 * @param {TranslationKey} key
 */
async function fromHead({ page, textOf, isPhone }, key) {
  // A badge may follow the button's name.
  const name = new RegExp(textOf(key).source.slice(0, -1))
  if (!isPhone) return page.getByRole('button', { name }).first().click()
  await page.getByRole('button', { name: textOf('groupMenu.open') }).click()
  return page.getByRole('menuitem', { name }).click()
}

/** Takes pictures of groups: Discover page, search, joining, menu, announcements. @param {Stage} stage */
export async function groups(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await page
    .getByRole('region', { name: textOf('activity.title') })
    .getByRole('button')
    .click()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await shoot('centre cards')
  await page.getByRole('article').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('centre badge')
  await visit(stage, '/search', page.getByLabel(textOf('find.label')), 'search')
  await page.getByLabel(textOf('find.label')).fill('lo')
  await expect(page.getByRole('listitem').filter({ hasText: 'Loop' }).first()).toBeVisible()
  await shoot('search groups')
  await page.getByRole('tab', { name: textOf('find.people') }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await shoot('search people')
  await page.getByLabel(textOf('find.label')).fill('nothing of that name')
  await expect(page.getByText(textOf('find.none'))).toBeVisible()
  await shoot('search nothing')
  await visit(
    stage,
    TRAVEL,
    page.getByRole('button', { name: textOf('join.join'), exact: true }).first(),
    'group not joined',
  )
  await pressed(stage, 'join.join')
  await dialogOf(stage, 'join dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openSquare(stage)
  await page.getByRole('button', { name: textOf('groupMenu.open') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('group menu')
  await page.keyboard.press('Escape')
  await fromHead(stage, 'givers.open')
  await dialogOf(stage, 'gift rank')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fromHead(stage, 'announce.open')
  await expect(page.getByRole('article', { name: textOf('announce.by') }).first()).toBeVisible()
  await shoot('group updates')
  await page
    .getByRole('button', { name: textOf('announce.menu') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('announcement menu')
  await page.keyboard.press('Escape')
  await visit(stage, `${SQUARE}/announce-create`, page.getByLabel(textOf('announceForm.text')), 'announce')
  await visit(
    stage,
    `${TRAVEL}/announce-create`,
    page.getByText(textOf('announceForm.notAllowedTitle')),
    'announce not allowed',
  )
}

/** Takes pictures of group administration: create, edit, admins, invitations, currency. @param {Stage} stage */
export async function running(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await visit(stage, '/group/create', page.getByLabel(textOf('groupForm.name'), { exact: true }), 'create group')
  await page.getByLabel(textOf('groupForm.link'), { exact: true }).fill('1')
  await page.getByLabel(textOf('groupForm.host'), { exact: true }).fill('no site')
  await pressed(stage, 'groupForm.hostAdd')
  await pressed(stage, 'groupForm.create')
  await expect(page.getByText(textOf('groupForm.nameMissing'))).toBeVisible()
  await shoot('create group unfit')
  await page.getByRole('button', { name: textOf('groupForm.create'), exact: true }).scrollIntoViewIfNeeded()
  await shoot('create group below')
  await visit(stage, `${HOUSE}/group-edit`, page.getByRole('button', { name: textOf('groupMenu.leave') }), 'edit group')
  await page.getByRole('button', { name: textOf('groupMenu.leave') }).scrollIntoViewIfNeeded()
  await shoot('edit group below')
  await page.getByText(textOf('running.verification')).click()
  await dialogOf(stage, 'verification')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressed(stage, 'groupMenu.leave')
  await dialogOf(stage, 'owner leaves')
  await pressed(stage, 'running.dissolve')
  await expect(page.getByText(textOf('running.dissolveText'))).toBeVisible()
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
    page.getByRole('button', { name: textOf('running.options') }).first(),
    'manage admin',
  )
  await page
    .getByRole('button', { name: textOf('running.options') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('manage admin menu')
  await page.getByRole('menuitem').first().click()
  await dialogOf(stage, 'make admin')
  await page.keyboard.press('Escape')
  await pressed(stage, 'groupMenu.invite')
  const invite = page.getByRole('dialog')
  await invite.getByLabel(textOf('running.findPerson')).fill('o')
  await expect(invite.getByText('Amara Vale')).toHaveCount(0)
  await expect(invite.getByRole('checkbox').first()).toBeVisible()
  await shoot('invite people')
  await page.keyboard.press('Escape')
  await visit(stage, `${HOUSE}/currency-config`, page.getByText(textOf('project.noneTitle')), 'no currency')
  await visit(stage, `${HOUSE}/currency-apply`, page.getByLabel(textOf('project.name')), 'currency apply')
  await pressed(stage, 'project.apply')
  await expect(page.getByText(textOf('project.addressMissing'))).toBeVisible()
  await shoot('currency apply unfit')
  await visit(stage, `${TRAVEL}/group-edit`, page.getByText(textOf('groupForm.forbiddenTitle')), 'edit forbidden')
}
