import { describe, expect, it } from 'vitest'
import { homeGuard, type GuardContext } from '../../../../src/ui/app/routing/guards'
import { routeLoader, routeTable } from '../../../../src/ui/app/routing/route-table'

const visitor: GuardContext = { isMember: false, mainPage: null, returnTo: null, isNewcomer: false }
const member: GuardContext = { ...visitor, isMember: true }

describe('The root path', () => {
  it('R1-021 R3-147 the path / redirects a member to the main page that the member prefers, and a visitor to Discover', () => {
    expect(homeGuard({ ...member, mainPage: 'Message' })).toBe('/message')
    expect(homeGuard({ ...member, mainPage: 'Discover' })).toBe('/group')
    expect(homeGuard(member)).toBe('/group')
    expect(homeGuard({ ...visitor, mainPage: 'Message' })).toBe('/group')
  })

  it('R3-227 the path / redirects a visitor without a preferred main page to Discover', () => {
    expect(homeGuard(visitor)).toBe('/group')
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
    '%s every route under the paths %j has its own screen, and the first path itself redirects to the first of these routes',
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

  it('R1-053 R3-148 the sign-in paths except the X callback redirect a member to Discover, but a new member may open the invite-code path', () => {
    expect(leading(member)).toEqual([
      ['/sign-in', '/group'],
      ['/sign-in/email', '/group'],
      ['/sign-in/wallet', '/group'],
      ['/sign-in/invite-code', '/group'],
    ])
    expect(leading({ ...member, isNewcomer: true }).at(-1)).toEqual(['/sign-in/invite-code', null])
  })

  it('R3-227 a visitor may open the sign-in paths, but the invite-code path redirects the visitor to /sign-in', () => {
    expect(leading(visitor)).toEqual([
      ['/sign-in', null],
      ['/sign-in/email', null],
      ['/sign-in/wallet', null],
      ['/sign-in/invite-code', '/sign-in'],
    ])
  })
})
