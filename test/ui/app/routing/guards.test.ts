import { describe, expect, it } from 'vitest'
import { homeGuard, type GuardContext } from '../../../../src/ui/app/routing/guards'
import { routeLoader, routeTable } from '../../../../src/ui/app/routing/route-table'

const visitor: GuardContext = { isMember: false, mainPage: null, returnTo: null, isNewcomer: false }
const member: GuardContext = { ...visitor, isMember: true }

describe('The root', () => {
  it('R1-021 R3-147 the root path redirects a member to the preferred main page, and a visitor to the groups', () => {
    expect(homeGuard({ ...member, mainPage: 'Message' })).toBe('/message')
    expect(homeGuard({ ...member, mainPage: 'Discover' })).toBe('/group')
    expect(homeGuard(member)).toBe('/group')
    expect(homeGuard({ ...visitor, mainPage: 'Message' })).toBe('/group')
  })
})

describe('The routes of bots, streams and owners', () => {
  it.each([
    ['R1-046', ['/bot', '/rtmp'], ['/bot/botList', '/bot/botCreate', '/bot/botUpdate', '/rtmp']],
    [
      'R1-049',
      ['/looper'],
      [
        '/looper/dashboard',
        '/looper/influshare',
        '/looper/community-board',
        '/looper/space-summary',
        '/looper/configration',
        '/looper/api',
        '/looper/influshare-feeds',
        '/looper/financial-settlement',
        '/looper/edit-project-info',
        '/looper/edit-exclusive-page',
      ],
    ],
  ] as const)(
    'the %s routes each have a screen, and the path %j redirects to the first of these routes',
    async (_id, [area], paths) => {
      const rows = routeTable.filter(({ path }) => paths.some((one) => one === path))
      const screens = await Promise.all(rows.map(async (row) => (await routeLoader(row)?.())?.default))
      expect(screens.map((one) => typeof one)).toEqual(paths.map(() => 'function'))
      expect(new Set(screens).size).toBe(paths.length)
      expect(routeTable.find(({ path }) => path === area)?.leadsTo ?? paths[0]).toBe(paths[0])
    },
  )
})

describe('The sign-in paths', () => {
  const rows = routeTable.filter(({ path }) => path.startsWith('/sign-in'))
  const leading = (visit: GuardContext) =>
    rows.flatMap(({ path, guard }) => (guard === undefined ? [] : [[path, guard(visit)]]))

  it('R1-053 R3-148 all sign-in paths but the X callback and the invite code redirect a member to the groups', () => {
    expect(leading(member)).toEqual([
      ['/sign-in', '/group'],
      ['/sign-in/email', '/group'],
      ['/sign-in/wallet', '/group'],
      ['/sign-in/invite-code', '/group'],
    ])
    expect(leading({ ...member, isNewcomer: true }).at(-1)).toEqual(['/sign-in/invite-code', null])
  })

  it('R3-227 the sign-in paths are open to a visitor, and the root path redirects a visitor to the groups', () => {
    expect(homeGuard(visitor)).toBe('/group')
    expect(leading(visitor)).toEqual([
      ['/sign-in', null],
      ['/sign-in/email', null],
      ['/sign-in/wallet', null],
      ['/sign-in/invite-code', '/sign-in'],
    ])
  })
})
